import type { Source } from '../source.ts';
import { ministry, statistics } from './publishers.ts';

/** Kenyan surveys and guidelines. */
export const kenyanSources = {
  handbook: {
    publisher: ministry,
    title: 'Mother and Child Health Handbook',
    year: 2020,
    url: 'https://www.scribd.com/document/865407801/Mother',
  },
  householdSurvey: {
    publisher: statistics,
    title: 'Kenya Demographic and Health Survey 2022',
    year: 2023,
    url: 'https://www.knbs.or.ke/kenya-demographic-and-health-survey-kdhs-2022/',
  },
  riskFactorSurvey: {
    publisher: statistics,
    title: 'Kenya STEPwise Survey for Non Communicable Diseases Risk Factors',
    year: 2015,
    url: 'https://www.knbs.or.ke/?p=506',
  },
  hypertensionInSurvey: {
    publisher: 'BMC Public Health',
    title: 'Prevalence, awareness, treatment and control of hypertension in Kenya',
    year: 2018,
    url: 'https://doi.org/10.1186/s12889-018-6052-y',
  },
  heartGuidelines: {
    publisher: 'Kenya Cardiac Society',
    title: 'National Cardiovascular Disease Guidelines, revised edition of July 2024',
    year: 2024,
    url: 'https://kenyacardiacs.org/2022-projects/',
  },
  oralHealthSurvey: {
    publisher: 'Ministry of Health and University of Nairobi',
    title: 'Kenya National Oral Health Survey Report',
    year: 2015,
    url: 'https://healthservices.uonbi.ac.ke/index.php?q=node/5517',
  },
  malariaSurvey: {
    publisher: 'Ministry of Health and Kenya National Bureau of Statistics',
    title: 'Kenya Malaria Indicator Survey 2020',
    year: 2021,
    url: 'https://catalog.ihsn.org/catalog/9899',
  },
  healthyDiets: {
    publisher: ministry,
    title: 'National Guidelines for Healthy Diets and Physical Activity',
    year: 2017,
    url: 'https://www.fao.org/nutrition/education/food-dietary-guidelines/regions/countries/kenya/en/',
  },
  ironAndFolicAcid: {
    publisher: ministry,
    title: 'National iron and folic acid supplementation communication strategy 2013-2017',
    year: 2013,
    url: 'https://www.scribd.com/document/664866553/Tagged-Ifas-National-Comunication-Strategy-2013-2017',
  },
  immunizationPolicy: {
    publisher: ministry,
    title: 'National Policy Guidelines on Immunization',
    year: 2013,
    url: 'https://www.scribd.com/document/750200197/Immunization-Policy-Guidline',
  },
  typhoidVaccine: {
    publisher: 'allAfrica',
    title: 'Typhoid vaccine now free at all immunizing health facilities in Kenya',
    year: 2025,
    url: 'https://allafrica.com/stories/202507170033.html',
  },
  rotavirusSupply: {
    publisher: 'Kenya Broadcasting Corporation',
    title: 'Kenya reports temporary disruption in rotavirus vaccine supply',
    year: 2026,
    url: 'https://www.kbc.co.ke/kenya-reports-temporary-disruption-in-rotavirus-vaccine-supply/',
  },
  tuberculosis: {
    publisher: ministry,
    title: 'Integrated Guideline for Tuberculosis, Leprosy and Lung Disease',
    year: 2021,
    url: 'https://www.scribd.com/document/793256606/TB-GUIDELINE-KENYA',
  },
  tuberculosisSurvey: {
    publisher: 'PLOS ONE',
    title: 'The first national tuberculosis prevalence survey of Kenya',
    year: 2018,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6306266/',
  },
  malariaKenya: {
    publisher: ministry,
    title: 'National Guidelines for Malaria, fifth edition',
    year: 2016,
    url: 'https://www.scribd.com/document/754013048/obs-guidelines',
  },
  snakebiteKenya: {
    publisher: ministry,
    title: 'Guidelines for Prevention, Diagnosis and Management of Snakebite Envenoming',
    year: 2019,
    url: 'https://docslib.org/doc/7664349/snakebite-envenoming-in-kenya-cdr',
  },
  diabetesKenya: {
    publisher: ministry,
    title: 'National Clinical Guidelines for Management of Diabetes Mellitus, first edition',
    year: 2010,
    url: 'https://docslib.org/doc/4143889/national-clinical-guidelines-for-management-of-diabetes-mellitus',
  },
  mentalHealthTaskforce: {
    publisher: ministry,
    title: 'Report of the Taskforce on Mental Health',
    year: 2020,
    url: 'https://mental.health.go.ke/mental-health-taskforce-report-urges-government-to-declare-mental-health-a-national-emergency',
  },
  attemptedSuicideRuling: {
    publisher: 'High Court of Kenya',
    title: 'Petition E045 of 2022, [2025] KEHC 6 (KLR)',
    year: 2025,
    url: 'https://new.kenyalaw.org/akn/ke/judgment/kehc/2025/6/eng@2025-01-09',
  },
} as const satisfies Record<string, Source>;
