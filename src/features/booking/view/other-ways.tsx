import { useWords } from '../../../components/locale.tsx';
import { emailHref, phoneHref, site } from '../../../facts/hospital/site.ts';

/** Phone and e-mail where a form could not be taken: the ways that always work. */
export function OtherWays() {
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
