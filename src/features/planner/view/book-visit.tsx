import { prefill } from '../../../components/form/form-definition.ts';
import { HiddenFields } from '../../../components/form/hidden-fields.tsx';
import { Icon } from '../../../components/icons/icon.tsx';
import * as icons from '../../../components/icons/icon-names.ts';
import { type ButtonLook, buttonClasses } from '../../../components/links/button-classes.ts';
import { useHref } from '../../../components/locale.tsx';

/** A visit to book. */
export interface BookVisitProps {
  service: 'maternity' | 'pediatrics';
  /** ISO 8601 day. */
  date: string;
  message: string;
  label: string;
  look?: ButtonLook;
}

/** The button that opens the booking form with a visit filled in. */
export function BookVisit({ service, date, message, label, look = 'action' }: BookVisitProps) {
  const href = useHref();
  return (
    <form method="post" action={href('appointments')} className="no-print mt-5">
      <HiddenFields fields={{ [prefill.name]: prefill.value, service, date, message }} />
      <button type="submit" className={buttonClasses(look)}>
        <Icon path={icons.calendar} />
        {label}
      </button>
    </form>
  );
}
