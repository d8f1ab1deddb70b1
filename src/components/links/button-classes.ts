const looks = {
  action: 'bg-clay text-on-clay hover:bg-clay-strong',
  brand: 'bg-brand text-on-brand hover:bg-brand-strong',
  quiet: 'border border-brand text-brand hover:bg-brand hover:text-on-brand',
  chat: 'bg-leaf text-on-leaf hover:bg-leaf-strong',
} as const;

export type ButtonLook = keyof typeof looks;

/** Classes of a button in one of the site's looks, 48 px high (WCAG 2.5.8 asks for 24). */
export function buttonClasses(look: ButtonLook): string {
  return `button ${looks[look]}`;
}
