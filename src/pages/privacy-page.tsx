import { ReadingView } from '../components/reading/reading-page.tsx';
import { type ThirdParty, type ThirdPartyName, thirdParties } from '../facts/third-parties.ts';
import { collectedFields, type FieldName } from '../forms/collected-fields.ts';
import type { FormName } from '../forms/forms.ts';
import { type PageRouteName, pageRows, placeLabel } from '../routes.ts';
import { fieldPurposes, privacyNotice, thirdPartyContact } from '../words/en/privacy.ts';
import type { PageProps } from './page-props.ts';

// a field of a form without its purpose does not compile
const purposes: Readonly<Record<FieldName, string>> = fieldPurposes;

/** The pages that hold one of these forms, by their labels: 'Home, Contact'. */
function pagesWith(names: readonly FormName[]): string {
  return pageRows
    .filter(([, { form }]) => form && names.includes(form))
    .map(([name]) => placeLabel({ name }))
    .join(', ');
}

/** Where a third party is let in, in words. */
function pagesOf({ pages }: ThirdParty): string {
  if (!pages) return 'On every page';
  return `On ${pages.map((name) => placeLabel({ name: name as PageRouteName })).join(', ')}`;
}

const fields = collectedFields().map(({ name, label, required, forms }) => [
  label,
  `${purposes[name]}. ${required ? 'Needed' : 'If you like'}: ${pagesWith(forms)}.`,
]);

const others = (Object.keys(thirdParties) as ThirdPartyName[]).map((name) =>
  thirdPartyContact(name, pagesOf(thirdParties[name])),
);

const notice = privacyNotice(fields, others);

/** /privacy: the notice of the Data Protection Act 2019, drawn from the forms and the policy. */
export function PrivacyPage({ place }: PageProps) {
  return <ReadingView page={notice} place={place} />;
}
