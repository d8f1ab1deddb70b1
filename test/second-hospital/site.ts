import { machineFiles } from '../../src/server/machine-files.ts';
import { renderPages } from '../../tools/run/rendered-pages.ts';

/** The HTML of each page of this checkout by its address; rendered on import. */
export const renderedPages = await renderPages({ SITE_URL: 'https://www.hospital.example' });

/** The addresses of the files beside the pages. */
export const files = machineFiles.map(({ path }) => path);
