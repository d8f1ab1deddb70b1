/** First aid for one emergency: the steps in order, and what never to do. */
export interface FirstAidWords {
  /** Section id in every language, if other pages link to it. The default derives from the title. */
  id?: string;
  title: string;
  steps: readonly string[];
  never?: string;
  /** The steps in a few sentences, for paper, where the whole list has no room. */
  inShort?: string;
}
