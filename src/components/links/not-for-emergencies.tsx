import { phoneHref, site } from '../../facts/hospital/site.ts';

/** 'Not for emergencies: call' and the number, for forms and chat buttons. */
export function NotForEmergencies({ label }: { label: string }) {
  return (
    <>
      {label}{' '}
      <a href={phoneHref} className="phone-link whitespace-nowrap">
        {site.phone}
      </a>
    </>
  );
}
