import { useLanguage, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { cspThirdParties } from '../../facts/legal/allowed-third-parties.ts';
import type { ThirdParty, ThirdPartyName } from '../../facts/legal/third-parties.ts';
import type { FieldName } from '../../features/booking/form-shapes.ts';
import { createForms } from '../../features/booking/forms.ts';
import { listCollectedFields } from '../../features/booking/list-collected-fields.ts';
import { DeleteSavedForm } from '../../features/offline/delete-saved-form.tsx';
import type { Language } from '../../site/languages.ts';
import { type FormName, type PageRouteName, pageRows } from '../../site/routes.ts';
import { placeLabel } from '../../words/places.ts';
import { ReadingView } from './reading-view.tsx';

/** Returns the labels of pages: 'Home, Contact'. */
function labelsOf(names: readonly PageRouteName[], language: Language): string {
  return names.map((name) => placeLabel({ name, language })).join(', ');
}

/** Returns the pages with one of these forms. */
function pagesWith(forms: readonly FormName[]): readonly PageRouteName[] {
  return pageRows.flatMap(([name, { form }]) =>
    forms.some((wanted) => wanted === form) ? [name] : [],
  );
}

/** /privacy: the notice under the Data Protection Act 2019, derived from the forms and the CSP. */
export function PrivacyPage({ place }: PageProps) {
  const language = useLanguage();
  const words = useWords('privacy');
  const { fieldPurposes, fieldUse, onPages, plannerFields, privacyNotice, savedPagesId } = words;
  // the type requires a purpose for every form field
  const purposes: Readonly<Record<FieldName, string>> = fieldPurposes;
  const fields = listCollectedFields(createForms(useWords('forms'))).map(
    ({ name, label, required, forms }) => [
      label,
      fieldUse(purposes[name], required, labelsOf(pagesWith(forms), language)),
    ],
  );
  const allowed = Object.entries(cspThirdParties) as [ThirdPartyName, ThirdParty][];
  const others = allowed.map(([name, { pages }]) =>
    words.thirdPartyContact(name, onPages(pages && labelsOf(pages, language))),
  );
  return (
    <ReadingView
      page={privacyNotice([...fields, ...plannerFields], others)}
      place={place}
      additions={{ [savedPagesId]: <DeleteSavedForm /> }}
    />
  );
}
