import type {
  BirthChoice,
  BirthField,
  birthChoices,
} from '../../facts/clinical/mother-and-child/birth-choices.ts';

type Choices = typeof birthChoices;

/** The words of each field of a birth plan: a choice needs a label for each option. */
export type BirthFieldWords = {
  readonly [Name in BirthField]: {
    /** The label on the sheet, which speaks for the woman. */
    onSheet: string;
    label: string;
  } & (Name extends BirthChoice
    ? { options: Readonly<Record<Choices[Name][number], string>> }
    : { hint: string });
};
