import type { Source } from '../source.ts';
import { cdc, nhs, who, whoWork } from './publishers.ts';

/** Coughs, flu, COVID-19 and malaria. */
export const infectionSources = {
  covidVaccine: {
    publisher: who,
    title: 'SAGE updates COVID-19 vaccination guidance',
    year: 2023,
    url: 'https://www.who.int/news/item/28-03-2023-sage-updates-covid-19-vaccination-guidance',
  },
  fluVaccine: whoWork('who-wer9719', 'Vaccines against influenza: position paper', 2022),
  fluSeasons: {
    publisher: 'Influenza and Other Respiratory Viruses',
    title: 'Influenza activity in Kenya, 2007-2013',
    year: 2016,
    url: 'https://pubmed.ncbi.nlm.nih.gov/27100128/',
  },
  virusTreatment: {
    publisher: cdc,
    title: 'Treatment of respiratory viruses',
    year: 2024,
    url: 'https://www.cdc.gov/respiratory-viruses/treatment/index.html',
  },
  covidAtHome: {
    publisher: nhs,
    title: 'COVID-19 symptoms and what to do',
    year: 2024,
    url: 'https://www.nhs.uk/conditions/covid-19/covid-19-symptoms-and-what-to-do/',
  },
  oximeter: {
    publisher: 'BMJ',
    title: 'Remote management of covid-19 using home pulse oximetry',
    year: 2021,
    url: 'https://doi.org/10.1136/bmj.n677',
  },
  handwashing: {
    publisher: cdc,
    title: 'About handwashing',
    year: 2024,
    url: 'https://www.cdc.gov/clean-hands/about/index.html',
  },
  insectBites: {
    publisher: cdc,
    title: "Travelers' health: avoid bug bites",
    year: 2024,
    url: 'https://wwwnc.cdc.gov/travel/page/avoid-bug-bites',
  },
} as const satisfies Record<string, Source>;
