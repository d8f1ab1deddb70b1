/** Sources of the short topics on the maternity and outpatient pages. */

import { dangerSignSources } from '../clinical/danger-signs.ts';
import { labourSources } from '../clinical/mother-and-child/labour.ts';
import { maternityContactSources } from '../clinical/mother-and-child/maternity-contacts.ts';
import { vaccineSources } from '../clinical/mother-and-child/vaccines.ts';
import { shaSources } from '../money/sha.ts';
import { familySources } from './articles/family-sources.ts';
import { kenyanSources } from './articles/kenyan-sources.ts';
import { clinicalSourcesOf } from './clinical-sources.ts';
import type { Source } from './source.ts';

const careSources = {
  antiD: {
    publisher: 'Society of Obstetricians and Gynaecologists of Canada',
    title: 'Prevention of Rh alloimmunization (No. 133)',
    year: 2018,
    url: 'https://www.jogc.com/article/S1701-2163(17)31111-8/fulltext',
  },
  bloodIsFree: {
    publisher: 'The Star, Kenya',
    title: 'KNBTS warns public hospitals against selling blood to patients',
    year: 2018,
    url: 'https://www.the-star.co.ke/news/2018-05-03-knbts-warns-public-hospitals-against-selling-blood-to-patients/',
  },
  cancerScreening: {
    publisher: 'Ministry of Health, Kenya',
    title: 'Kenya National Cancer Screening Guidelines: cervical cancer',
    year: 2018,
    url: 'https://howandwhere.co.ke/cervical-cancer-screening/',
  },
  afterHivExposure: {
    publisher: 'World Health Organization',
    title: 'Guidelines for HIV post-exposure prophylaxis',
    year: 2024,
    url: 'https://www.who.int/publications/i/item/9789240095137',
  },
  bornEarly: {
    publisher: 'American Academy of Pediatrics',
    title: 'Immunization of preterm and low birth weight infants',
    year: 2003,
    url: 'https://publications.aap.org/pediatrics/article/112/1/193/63409/Immunization-of-Preterm-and-Low-Birth-Weight',
  },
} as const satisfies Record<string, Source>;

/** Sources of the antenatal planner. */
export const antenatalPlanSources: readonly Source[] = [
  ...clinicalSourcesOf([
    ...maternityContactSources,
    ...dangerSignSources.pregnancy,
    ...labourSources,
  ]),
  kenyanSources.handbook,
  kenyanSources.ironAndFolicAcid,
];

/** Sources of the vaccine planner. */
export const vaccinePlanSources: readonly Source[] = [
  ...clinicalSourcesOf([
    ...vaccineSources,
    'postnatal',
    'hepatitisBAtBirth',
    ...dangerSignSources.child,
  ]),
  kenyanSources.handbook,
  kenyanSources.immunizationPolicy,
  kenyanSources.rotavirusSupply,
  familySources.rotavirusVaccine,
  careSources.bornEarly,
];

/** Sources of the short topics, by page. */
export const topicSources = {
  maternityPackages: [
    careSources.antiD,
    careSources.bloodIsFree,
    shaSources.birthNotices,
    shaSources.act,
  ],
  outpatient: [careSources.cancerScreening, careSources.afterHivExposure],
} as const satisfies Record<string, readonly Source[]>;
