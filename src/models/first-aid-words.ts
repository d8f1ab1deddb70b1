/** First aid for one emergency: what to do in order, and what never to do. */
export interface FirstAidWords {
  /** The section's id in every language, where other pages link to it; else the title gives it. */
  id?: string;
  title: string;
  steps: readonly string[];
  never?: string;
}
