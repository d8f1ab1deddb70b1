import { articleFacts } from '../../articles/article-facts.ts';
import { articleParts } from '../../articles/article-parts.ts';
import type { ArticleRegistry } from '../../articles/article-registry.ts';
import { formatDay, formatList, formatMonth, formatPrice } from '../../formats/sw.ts';
import * as signs from '../clinical/danger-sign-words.ts';
import * as fever from '../clinical/fever-words.ts';
import * as firstAid from '../clinical/first-aid/first-aid-words.ts';
import * as lines from '../clinical/helpline-words.ts';
import { postnatalContactTexts } from '../clinical/maternity-contact-words.ts';
import * as vaccines from '../clinical/vaccine-words.ts';
import { packageWords } from '../pages/maternity-packages.ts';
import { laboratoryHours, laboratoryTurnaround } from '../schedule/opening-hours.ts';

const words = {
  ...{ formatDay, formatList, formatMonth, formatPrice },
  or: 'au',
  openHours: 'saa 24, kila siku',
  laboratory: { ...laboratoryHours, ...laboratoryTurnaround },
  ...{ packageWords, postnatalContactTexts },
  ...{ ...signs, ...fever, ...firstAid, ...lines, ...vaccines },
};

/** Facts that Swahili articles may use. Only the build reads it, so the Worker has just those used. */
export const articleRegistry: ArticleRegistry = {
  facts: articleFacts(words),
  parts: articleParts(words),
};
