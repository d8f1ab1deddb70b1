import { dangerSignSources, dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { firstAidWords } from '../clinical/first-aid/first-aid-words.ts';
import { urgentHeadings } from '../clinical/urgent-words.ts';
import { departmentNames } from '../frame/department-names.ts';

/** A service that is coming soon, and where to go until then. */
export const eyeCare: DepartmentWords = {
  heading: departmentNames.eyeCare.heading,
  lead: 'Our Eye Care Center is coming soon. Until then, here is where to go with an eye problem.',
  picture: 'eye-care',
  whatItIs: [
    'We are preparing a centre for sight tests, glasses, glaucoma and diabetes checks, and for cataract and other common eye diseases. There is no opening date yet, so you cannot book.',
  ],
  whoItIsFor: [],
  blocks: [
    {
      kind: 'notice',
      heading: urgentHeadings.eyes,
      tone: 'alarm',
      text: 'Go to the emergency department now with any sign below, or call us if you cannot travel. Do not press on the eye.',
      danger: dangerSigns.eye,
      meanwhile: {
        heading: firstAidWords.eyeSplash.title,
        steps: firstAidWords.eyeSplash.steps,
      },
      also: [
        {
          title: 'No home remedies',
          text: 'Do not put breast milk, urine, herbs or left-over drops into an eye. Avoid steroid drops unless an eye clinician prescribed them; they can damage sight.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Where to go for now',
      caption: 'Until the Eye Care Center opens',
      columns: ['Problem', 'Where', 'How soon'],
      rows: [
        ['Injury, splash or sudden loss of sight', 'Our emergency department', 'At once'],
        ['Newborn with swollen eyelids or pus', 'Our emergency department', 'At once'],
        [
          'Red eye with a contact lens, after metal dust, or hurt by light',
          'Our emergency department',
          'The same day',
        ],
        [
          'Red or itchy eye: no pain, lens or injury, sight unchanged',
          'Our outpatient clinic',
          'In a day or two',
        ],
        ['White pupil or a squint in a child', 'Our outpatient clinic, for referral', 'This week'],
        ['Blurred reading, new glasses', 'A licensed optician', 'When it suits you'],
        ['Yearly check with diabetes', 'An eye unit; ask us for a letter', 'Every year'],
      ],
    },
  ],
  onTheDay: [],
  whatToBring: [],
  cost: ['We charge for an eye problem as an outpatient or emergency visit.'],
  hours: [],
  howToReachUs: `For anything sudden go to the emergency entrance. For anything else ask at reception for outpatient care. To find the eye unit nearest to you, call ${site.phone}.`,
  sources: clinicalSourcesOf(dangerSignSources.eye),
  review: notReviewed,
  closing: {
    heading: 'Not open yet',
    text: 'Bring an eye emergency to our emergency department, at any hour.',
  },
  actions: [
    { label: 'Contact Us', target: 'contact' },
    { label: 'All services', target: 'services' },
  ],
};
