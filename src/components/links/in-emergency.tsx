import { phoneHref, site } from '../../facts/hospital/site.ts';

/** 'In an emergency, call' and the number, for forms and chat buttons. */
export function InEmergency({ label }: { label: string }) {
  return (
    <>
      {label}{' '}
      <a href={phoneHref} className="phone-link whitespace-nowrap">
        {site.phone}
      </a>
    </>
  );
}
