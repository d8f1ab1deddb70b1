import { type ToastMessage } from './toast-element.ts';
/** Takes the visible toast away, if there is one. */
export declare function dismissToast(): void;
/**
 * Shows one message for five seconds, in place of any before it: politely, or assertively for a
 * failure. The clock stands still while the pointer or the focus is on it (WCAG 2.2.1); Escape, a
 * swipe and its button take it away.
 */
export declare function showToast(message: ToastMessage): void;
