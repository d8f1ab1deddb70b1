import type { FormErrors, FormValues } from '../../forms/form-definition.ts';
import { initialValues } from '../../forms/form-definition.ts';
import { formIn } from '../../forms/forms.ts';
import { ChatFormIsland } from '../../islands/chat-form/chat-form.tsx';
import { Island } from '../../islands/island.tsx';
import type { FormName, PageRouteName } from '../../routes.ts';
import { useHref, useWords } from '../edition.tsx';
import { FormPrivacyNote } from './form-privacy-note.tsx';

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
  const words = useWords('forms');
  return (
    <div>
      <Island
        name="chat-form"
        component={ChatFormIsland}
        props={{
          name,
          action: href(page),
          values: sent?.values ?? initialValues<string>(formIn(words, name)),
          errors: sent?.errors ?? {},
        }}
      />
      <FormPrivacyNote />
    </div>
  );
}
