/** A message for the visitor (spec section 8). */
export interface ToastMessage {
  title: string;
  text: string;
  /** A failure: announced at once, in the alarm colours. */
  destructive?: boolean;
}
/** The toast's markup; `onClose` runs when its button is pressed. */
export declare function buildToast(
  { title, text, destructive }: ToastMessage,
  onClose: () => void,
): HTMLElement;
