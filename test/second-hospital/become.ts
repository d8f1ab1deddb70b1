import { becomeSecondHospital, keepLanguage } from './second-hospital.ts';

/* `node test/second-hospital/become.ts` turns this checkout into the second hospital; with 'en' or 'sw' it
 * leaves the site that language alone. For a checkout that is thrown away. */
const [, , language] = process.argv;
if (language) keepLanguage('.', language);
else becomeSecondHospital('.');
