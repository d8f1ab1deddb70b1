import type { Source } from '../source.ts';
import { cdc, factSheet, nhs, whoWork } from './publishers.ts';

/** Food, movement, sleep, heart, teeth and diabetes. */
export const everydaySources = {
  physicalActivity: whoWork(
    '9789240015128',
    'Guidelines on physical activity and sedentary behaviour',
    2020,
  ),
  hypertension: factSheet('hypertension', 'hypertension', 2023),
  salt: factSheet('sodium-reduction', 'sodium reduction', 2025),
  healthyDiet: factSheet('healthy-diet', 'healthy diet', 2020),
  water: {
    publisher: 'European Food Safety Authority',
    title: 'Dietary reference values for water',
    year: 2010,
    url: 'https://doi.org/10.2903/j.efsa.2010.1459',
  },
  boilingWater: {
    publisher: cdc,
    title: 'How to make water safe in an emergency',
    year: 2024,
    url: 'https://www.cdc.gov/water-emergency/about/how-to-make-water-safe-in-an-emergency.html',
  },
  sleep: {
    publisher: cdc,
    title: 'About sleep',
    year: 2024,
    url: 'https://www.cdc.gov/sleep/about/index.html',
  },
  oralHealth: factSheet('oral-health', 'oral health', 2025),
  toothbrushing: {
    publisher: 'Department of Health and Social Care, United Kingdom',
    title: 'Delivering better oral health: an evidence-based toolkit for prevention',
    year: 2021,
    url: 'https://www.gov.uk/government/publications/delivering-better-oral-health-an-evidence-based-toolkit-for-prevention',
  },
  sugars: whoWork('9789241549028', 'Guideline: sugars intake for adults and children', 2015),
  drinkingWater: whoWork(
    '9789240045064',
    'Guidelines for drinking-water quality, fourth edition with addenda',
    2022,
  ),
  diabetesCare: whoWork(
    'who-ucn-ncd-20.1',
    'Diagnosis and management of type 2 diabetes (HEARTS-D)',
    2020,
  ),
  diabetes: factSheet('diabetes', 'diabetes', 2024),
  ketoacidosis: {
    publisher: nhs,
    title: 'Diabetic ketoacidosis',
    year: 2023,
    url: 'https://www.nhs.uk/conditions/diabetic-ketoacidosis/',
  },
} as const satisfies Record<string, Source>;
