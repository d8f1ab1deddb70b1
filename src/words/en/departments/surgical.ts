import { dangerSignSources, dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { preparationSources } from '../../../facts/clinical/preparation.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { packagePrices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { fastingForSurgery, medicinesBeforeSurgery } from '../clinical/preparation-words.ts';
import { departmentNames } from '../frame/department-names.ts';
import { deposit } from '../money/paying.ts';
import { packageWords } from '../pages/maternity-packages.ts';
import { clinicDays } from '../schedule/clinic-words.ts';

/** Specialties, excellence and the patient journey. */
export const surgical: DepartmentWords = {
  heading: departmentNames.surgical.heading,
  lead: 'Planned and urgent operations in a sterile theatre, from first consultation to last dressing.',
  picture: 'surgery-department',
  moment: {
    figure: '3 safety checks',
    text: 'We read the WHO surgical safety checklist aloud three times: before the anaesthetic, before the first cut and before you leave theatre.',
  },
  glance: {
    hours: `Urgent operations ${site.hours.label}; others by appointment`,
    cost: 'A written estimate first',
    sha: 'approval first; we request it',
    bring: 'Scans, results, ID, an adult to take you home',
    where: 'Admissions desk beside reception',
  },
  whatItIs: [
    'Your surgeon explains what an operation could change, its risks, what may happen without it and what else you can try. Then you decide.',
    'Some people go home the same day; others stay for one or more nights.',
    'We do not operate on the heart or brain. If you need such an operation, we write the referral and send your results with you.',
  ],
  whoItIsFor: [
    'Adults and children whose doctor has advised an operation',
    'Patients who would like a second opinion before they agree to surgery',
  ],
  blocks: [
    {
      kind: 'cards',
      heading: 'Surgical specialties',
      cards: [
        {
          title: 'General surgery',
          text: 'Hernia, appendix, gallstones, piles, breast and other lumps, and abscesses.',
        },
        {
          title: 'Obstetrics and gynaecology',
          text: 'Cesarean section, fibroids, ovarian cysts and family planning procedures.',
        },
        {
          title: 'Orthopaedics and trauma',
          text: 'Setting and fixing broken bones, tendon repair and care of deep wounds.',
        },
        {
          title: 'Urology',
          text: 'Prostate problems, hydrocele, circumcision of boys and men, and blocked urine flow.',
        },
        {
          title: 'Ear, nose and throat',
          text: 'Tonsils, adenoids, nosebleeds that return and objects stuck in the ear.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Your patient journey',
      steps: [
        {
          title: 'Consultation',
          text: 'The surgeon examines you and talks through the choices.',
        },
        {
          title: 'Tests and anaesthetic check',
          text: 'Blood tests, perhaps a scan or ECG, and questions about allergies and past operations.',
        },
        {
          title: 'Consent and date',
          text: 'You sign only what you have understood. You may change your mind at any point.',
        },
        {
          title: 'Operation and stay',
          text: 'Nurses control your pain and help you sit up and walk early.',
        },
        {
          title: 'Recovery at home',
          text: 'You get written advice, a date to check the wound and a number to call.',
        },
      ],
    },
    {
      kind: 'notice',
      heading: 'Warning signs after an operation',
      tone: 'alarm',
      text: 'Return to us at once, day or night, with:',
      danger: dangerSigns.afterOperation,
    },
  ],
  more: [
    {
      kind: 'list',
      heading: 'Excellence you can ask about',
      intro: 'We do this for every patient:',
      items: [
        'Instruments are sterilised, and each pack carries a strip that proves it',
        'The anaesthetist stays with you and watches your oxygen, heartbeat and blood pressure throughout',
        'We count swabs, needles and instruments before and after',
      ],
    },
    {
      kind: 'list',
      heading: 'Your medicines before an operation',
      intro: 'Tell us all that you take, herbs too, when you get your date.',
      items: medicinesBeforeSurgery,
    },
    clinicDays('surgical'),
  ],
  onTheDay: [
    {
      title: 'Come with an empty stomach',
      text: fastingForSurgery,
    },
    {
      title: 'Check in and change',
      text: 'A nurse fits your name band, measures your blood pressure and lists your valuables.',
    },
    {
      title: 'Meet your team',
      text: 'The surgeon marks the place on your skin while you are awake and watching.',
    },
    {
      title: 'Theatre',
      text: 'You are asleep, or numb in one area, depending on the anaesthetic you agreed to.',
    },
    {
      title: 'Waking up',
      text: 'You stay in the recovery area until you are awake and comfortable. Then we tell your relative how it went.',
    },
  ],
  whatToBring: [
    'Scans, laboratory results and the referral letter',
    'A list of your medicines, especially blood thinners and diabetes tablets',
    'National ID and insurance card or number',
    'Loose clothes, slippers and toiletries; leave jewellery and nail polish at home',
    'An adult who can take you home and stay for the first night',
  ],
  cost: [
    'After the consultation you get a written estimate for theatre, anaesthetic, bed and medicine. If the surgeon finds something unexpected, we explain to your next of kin what changes.',
    `A planned operation needs approval from your insurer. We request it; it takes a few days.${deposit.map((text) => ` Deposit: ${text}`).join('')}`,
    `One operation has a package price: ${packageWords.cesareanSection.name}, ${formatPrice(packagePrices.cesareanSection)} without ${schemes.sha}.`,
  ],
  hours: [
    { term: 'Urgent operations', detail: site.hours.label },
    { term: 'Planned operations', detail: 'On the date and at the time in your letter' },
    { term: 'Surgical consultations', detail: 'By appointment; ask for the surgical clinic' },
  ],
  howToReachUs: `On the day, go to the admissions desk beside reception, not to theatre. A porter walks with you from there. Relatives wait outside the theatre doors and leave a mobile number with the nurse. If you have a cold or a fever, or cannot come, call ${site.phone} for a new date.`,
  sources: clinicalSourcesOf([...preparationSources.surgery, ...dangerSignSources.afterOperation]),
  review: notReviewed,
  closing: {
    heading: 'Talk to a surgeon',
    text: 'Consultations are by appointment. With a warning sign after an operation, come at once.',
  },
  actions: [
    { label: 'Request Consultation', target: 'appointments' },
    { label: 'Contact Us', target: 'contact' },
  ],
};
