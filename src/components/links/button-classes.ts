const looks = {
  action: 'bg-clay text-on-clay hover:bg-clay-strong',
  brand: 'bg-brand text-on-brand hover:bg-brand-strong',
  quiet: 'border border-brand text-brand hover:bg-brand hover:text-on-brand',
  chat: 'bg-leaf text-on-leaf hover:bg-leaf-strong',
} as const;

export type ButtonLook = keyof typeof looks;

/** Returns the classes of a button, which is 48 px high (WCAG 2.5.8 requires 24 px). */
export function buttonClasses(look: ButtonLook): string {
  return `button ${looks[look]}`;
}

/** A link to what cannot wait, as a tinted row. */
export const alarmRowClasses =
  'flex max-w-form min-h-11 items-center gap-3 rounded-control bg-alarm-tint px-4 py-1 font-semibold text-alarm-ink';
