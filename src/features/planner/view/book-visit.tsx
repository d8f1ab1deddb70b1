import { prefill } from '../../../components/form/form-definition.ts';
import { HiddenFields } from '../../../components/form/hidden-fields.tsx';
import { Icon } from '../../../components/icons/icon.tsx';
import * as icons from '../../../components/icons/icon-names.ts';
import { buttonClasses } from '../../../components/links/button-classes.ts';
import { useHref } from '../../../components/locale.tsx';

/** A visit to book. */
export interface BookVisitProps {
  service: 'maternity' | 'pediatrics';
  /** ISO 8601 day. */
  date: string;
  message: string;
  label: string;
  /** It is not the first thing to do. */
  isQuiet?: boolean;
}

/** The button that opens the booking form with a visit filled in. */
export function BookVisit({ service, date, message, label, isQuiet }: BookVisitProps) {
  const href = useHref();
  return (
    <form
      method="post"
      action={href('appointments')}
      className={`no-print ${isQuiet ? '' : 'mt-5'}`.trim()}
    >
      <HiddenFields fields={{ [prefill.name]: prefill.value, service, date, message }} />
      <button
        type="submit"
        className={isQuiet ? 'text-link touch-target gap-2' : buttonClasses('action')}
      >
        <Icon path={icons.calendar} />
        {label}
      </button>
    </form>
  );
}
