import type {
  FormDefinition,
  FormErrors,
  FormValues,
} from '../../../components/form/form-definition.ts';
import { Island } from '../../../components/island.tsx';
import { useHref, useWords } from '../../../components/locale.tsx';
import type { FormName, PageRouteName } from '../../../site/routes.ts';
import { chosenValues } from '../chosen-values.ts';
import { formIn } from '../forms.ts';
import { ChatFormIsland } from '../island/chat-form.tsx';
import { emergencySteps } from './emergency-steps.ts';
import { FormPrivacyNote } from './form-privacy-note.tsx';

interface ChatFormProps {
  name: FormName;
  /** The page it stands on and posts to. */
  page: PageRouteName;
  /** What a link has chosen, by field: the query of the page. */
  chosen?: Readonly<Record<string, string>>;
  /** As it came back from the server. */
  sent: { values: FormValues; errors: FormErrors } | undefined;
  /** The day in Kenya; only a form that came back depends on it, so that others are the same each day. */
  today: string;
}

/** A form that sends what was typed to the chat. */
export function ChatForm({ name, page, chosen, sent, today }: ChatFormProps) {
  const href = useHref();
  const form: FormDefinition = formIn(useWords('forms'), name);
  return (
    <div>
      <Island
        name="chat-form"
        View={ChatFormIsland}
        words="chatForm"
        props={{
          name,
          action: href(page),
          values: sent?.values ?? chosenValues(form, chosen),
          errors: sent?.errors ?? {},
          steps: emergencySteps,
          ...(sent && { today }),
        }}
      />
      <FormPrivacyNote />
    </div>
  );
}
