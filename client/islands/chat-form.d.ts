import type { FormErrors, FormValues } from '../../src/forms/form-definition.ts';
import { type FormName } from '../../src/forms/forms.ts';

interface ChatFormIslandProps {
  name: FormName;
  action: string;
  values: FormValues;
  errors: FormErrors;
}
/**
 * A form that opens the chat in a new tab with what was typed (spec sections 4, 7 and 8). Native
 * validation comes first; what only our own check finds (spaces for a name, a text too long for
 * the link) is shown as the server shows it. A blocked tab is the failure case: everything typed
 * stays, and a plain link opens the chat.
 */
export declare function ChatFormIsland({
  name,
  action,
  ...sent
}: ChatFormIslandProps): import('react').JSX.Element;
