import { readFileSync } from 'node:fs';

/** The style sheet with the sample's colours. The staff desk has another file for it, without Node. */
export const themeCss = readFileSync('client/styles/theme.css', 'utf8');
