import type { Source } from '../source.ts';
import { who, whoWork } from './publishers.ts';

/** Depression, suicide and the start of mental illness. */
export const mentalHealthSources = {
  mentalHealthGuideline: whoWork(
    '9789240084278',
    'mhGAP guideline for mental, neurological and substance use disorders',
    2023,
  ),
  antidepressants: {
    publisher: who,
    title: 'mhGAP Intervention Guide, version 2.0: depression',
    year: 2016,
    url: 'https://www.ncbi.nlm.nih.gov/books/n/who250239/depression/',
  },
  suicidePrevention: whoWork(
    '9789240026629',
    'LIVE LIFE: an implementation guide for suicide prevention in countries',
    2021,
  ),
  mothersMinds: {
    publisher: 'Bulletin of the World Health Organization',
    title: 'Common perinatal mental disorders in low- and lower-middle-income countries',
    year: 2012,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3302553/',
  },
  ageAtOnset: {
    publisher: 'Molecular Psychiatry',
    title: 'Age at onset of mental disorders worldwide',
    year: 2022,
    url: 'https://doi.org/10.1038/s41380-021-01161-7',
  },
} as const satisfies Record<string, Source>;
