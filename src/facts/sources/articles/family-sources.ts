import type { Source } from '../source.ts';
import { nhs, who, whoWork } from './publishers.ts';

/** Pregnancy, babies, their food and their vaccines. */
export const familySources = {
  infantFeeding: whoWork(
    '9789241597494',
    'Infant and young child feeding: model chapter for textbooks',
    2009,
  ),
  complementaryFeeding: {
    publisher: who,
    title: 'Guideline for complementary feeding of infants and young children 6-23 months of age',
    year: 2023,
    url: 'https://www.ncbi.nlm.nih.gov/books/n/who373358/',
  },
  foodGroups: whoWork(
    '9789240018389',
    'Indicators for assessing infant and young child feeding practices',
    2021,
  ),
  wasting: whoWork(
    '9789240082830',
    'Guideline on the prevention and management of wasting and nutritional oedema',
    2023,
  ),
  unsafeBabyFoods: {
    publisher: nhs,
    title: 'Foods to avoid giving babies and young children',
    year: 2022,
    url: 'https://www.nhs.uk/conditions/baby/weaning-and-feeding/foods-to-avoid-giving-babies-and-young-children/',
  },
  newbornWeight: {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Faltering growth (NG75)',
    year: 2017,
    url: 'https://www.nice.org.uk/guidance/ng75',
  },
  newbornWeightReview: {
    publisher: 'Open Medicine',
    title: 'Physiological weight loss in the breastfed neonate',
    year: 2008,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3091615/',
  },
  milkStorage: {
    publisher: 'Academy of Breastfeeding Medicine',
    title: 'Clinical Protocol 8: human milk storage at home',
    year: 2017,
    url: 'https://doi.org/10.1089/bfm.2017.29047.aje',
  },
  pregnancyNutrients: {
    publisher: 'National Institutes of Health, Office of Dietary Supplements',
    title: 'Dietary supplements and life stages: pregnancy',
    year: 2024,
    url: 'https://ods.od.nih.gov/factsheets/Pregnancy-HealthProfessional/',
  },
  pregnancyWeight: {
    publisher: 'Institute of Medicine',
    title: 'Weight gain during pregnancy: reexamining the guidelines',
    year: 2009,
    url: 'https://www.ncbi.nlm.nih.gov/books/NBK32813/',
  },
  pregnancyFoods: {
    publisher: nhs,
    title: 'Foods to avoid in pregnancy',
    year: 2023,
    url: 'https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/',
  },
  rotavirusVaccine: whoWork('who-wer9628', 'Rotavirus vaccines: position paper', 2021),
  measlesVaccine: whoWork('who-wer9217-205-227', 'Measles vaccines: position paper', 2017),
  hpvVaccine: whoWork('who-wer9750-645-672', 'Human papillomavirus vaccines: position paper', 2022),
} as const satisfies Record<string, Source>;
