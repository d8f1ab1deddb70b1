import { useLanguage, useWords } from '../components/edition.tsx';
import { ReadingView } from '../components/reading/reading-view.tsx';
import { allowedThirdParties } from '../facts/allowed-third-parties.ts';
import type { FieldName } from '../facts/forms.ts';
import type { ThirdParty, ThirdPartyName } from '../facts/third-parties.ts';
import { collectedFields } from '../forms/collected-fields.ts';
import { formsIn } from '../forms/forms.ts';
import type { Language } from '../languages.ts';
import { placeLabel } from '../places.ts';
import { type FormName, type PageRouteName, pageRows } from '../routes.ts';
import type { PageProps } from './page-props.ts';

/** The labels of pages: 'Home, Contact'. */
function labelsOf(names: readonly PageRouteName[], language: Language): string {
  return names.map((name) => placeLabel({ name, language })).join(', ');
}

/** The pages that hold one of these forms. */
function pagesWith(forms: readonly FormName[]): readonly PageRouteName[] {
  return pageRows.flatMap(([name, { form }]) =>
    forms.some((wanted) => wanted === form) ? [name] : [],
  );
}

/** /privacy: the notice of the Data Protection Act 2019, drawn from the forms and the policy. */
export function PrivacyPage({ place }: PageProps) {
  const language = useLanguage();
  const { fieldPurposes, fieldUse, onPages, plannerFields, privacyNotice, thirdPartyContact } =
    useWords('privacy');
  // a field of a form without its purpose does not compile
  const purposes: Readonly<Record<FieldName, string>> = fieldPurposes;
  const fields = collectedFields(formsIn(useWords('forms'))).map(
    ({ name, label, required, forms }) => [
      label,
      fieldUse(purposes[name], required, labelsOf(pagesWith(forms), language)),
    ],
  );
  const allowed = Object.entries(allowedThirdParties) as [ThirdPartyName, ThirdParty][];
  const others = allowed.map(([name, { pages }]) =>
    thirdPartyContact(name, onPages(pages && labelsOf(pages, language))),
  );
  return <ReadingView page={privacyNotice([...fields, plannerFields], others)} place={place} />;
}
