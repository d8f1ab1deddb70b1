import type {
  FormDefinition,
  FormErrors,
  FormValues,
} from '../../../components/form/form-definition.ts';
import { errorAttributes } from '../../../components/form/form-definition.ts';
import { Island } from '../../../components/island.tsx';
import { useHref, useLanguage, useWords } from '../../../components/locale.tsx';
import type { AlwaysOnName, FormName } from '../../../site/routes.ts';
import { createForm } from '../forms.ts';
import { ChatFormIsland } from '../island/chat-form.tsx';
import { valuesFromQuery } from '../values-from-query.ts';
import { FormPrivacyNote } from './form-privacy-note.tsx';

interface ChatFormProps {
  name: FormName;
  /** The page that it is on and posts to. */
  page: AlwaysOnName;
  /** The page's query, which can preselect list options. */
  query?: Readonly<Record<string, string>>;
  /** Other values to start with. */
  filled?: FormValues | undefined;
  /** The submitted form, if the server returned it. */
  submission: { values: FormValues; errors: FormErrors } | undefined;
  /**
   * The day in Kenya. Used for a submitted form only, so that a prerendered page does not expire
   * daily.
   */
  today: string;
}

/** A form that opens the chat with what was typed. */
export function ChatForm({ name, page, query, filled, submission, today }: ChatFormProps) {
  const href = useHref();
  const language = useLanguage();
  const { formMessages } = useWords('formMessages');
  const form: FormDefinition = createForm(useWords('forms'), name);
  return (
    <div {...errorAttributes(form.id, formMessages)}>
      <Island
        name="chat-form"
        View={ChatFormIsland}
        words="chatForm"
        props={{
          name,
          action: href(page),
          values: submission?.values ?? { ...valuesFromQuery(form, query), ...filled },
          errors: submission?.errors ?? {},
          language,
          emergencyHref: href('emergency'),
          ...(submission && { today }),
        }}
      />
      <FormPrivacyNote />
    </div>
  );
}
