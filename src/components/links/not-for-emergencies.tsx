import { phoneHref, site } from '../../facts/hospital/site.ts';

/** 'Not for emergencies: call' and the number to call, beside forms and chat buttons. */
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
