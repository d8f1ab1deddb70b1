import { useWords } from '../../../components/locale.tsx';
import { emailHref, phoneHref, site } from '../../../facts/hospital/site.ts';

/** Phone and e-mail, for when a form does not work. */
export function ContactAlternatives() {
  const { otherWays } = useWords('failures');
  const { call, write, end } = otherWays;
  return (
    <p className="max-w-measure text-ink-soft">
      {call}{' '}
      <a href={phoneHref} className="phone-link">
        {site.phone}
      </a>{' '}
      {write}{' '}
      <a href={emailHref(site.emails.general)} className="text-link mail-address">
        {site.emails.general}
      </a>
      {end}
    </p>
  );
}
