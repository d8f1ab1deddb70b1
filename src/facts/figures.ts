import { sample } from './sample.ts';

/** The hospital's claims about itself, letter for letter. SAMPLE content. */
export const figures = sample({
  professionals: '20+',
  patientsServed: '10000+',
  beds: '50+',
  happyPatients: '5,000+',
  satisfaction: '98%',
  babiesDelivered: '500+',
  maternitySuccess: '98%',
  yearsExperience: '15+',
  staff: '20+',
  storiesAverage: '4.9/5',
  /** There are more than so many. */
  reviews: 500,
  waitlistDiscount: '15%',
});
