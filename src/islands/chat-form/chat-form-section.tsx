import { useHref, useWords } from '../../components/edition.tsx';
import { FormPrivacyNote } from '../../components/form/form-privacy-note.tsx';
import {
  type FormDefinition,
  type FormErrors,
  type FormValues,
  initialValues,
} from '../../forms/form-definition.ts';
import { formIn } from '../../forms/forms.ts';
import type { FormName, PageRouteName } from '../../routes.ts';
import { Island } from '../island.tsx';

interface ChatFormProps {
  name: FormName;
  /** The page it stands on and posts to. */
  page: PageRouteName;
  /** As it came back from the server. */
  sent: { values: FormValues; errors: FormErrors } | undefined;
}

/** A form that sends what was typed to the chat. */
export function ChatForm({ name, page, sent }: ChatFormProps) {
  const href = useHref();
  const form: FormDefinition = formIn(useWords('forms'), name);
  return (
    <div>
      <Island
        name="chat-form"
        props={{
          name,
          action: href(page),
          values: sent?.values ?? initialValues(form),
          errors: sent?.errors ?? {},
        }}
      />
      <FormPrivacyNote />
    </div>
  );
}
