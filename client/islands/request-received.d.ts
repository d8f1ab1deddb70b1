interface RequestReceivedProps {
  heading: string;
  text: string;
}
/**
 * The confirmation that takes the appointment form's place for five seconds. It takes the focus,
 * which would be lost with the form, and hands it to the section when the form returns, unless
 * the visitor has gone elsewhere (WCAG 2.4.3).
 */
export declare function RequestReceived({
  heading,
  text,
}: RequestReceivedProps): import('react').JSX.Element;
