import { ButtonLink } from '../../components/links/button-link.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { PriceColumns } from '../maternity-packages/price-columns.tsx';

/** What a birth costs on `today` (ISO 8601), above the departments. */
export function MaternityPrices({ today }: { today: string }) {
  const { home } = useWords('home');
  const href = useHref();
  const { heading, text, packagesLabel, careLabel } = home.maternity;
  return (
    <div className="mb-6 grid gap-x-10 gap-y-4 rounded-panel bg-tint p-4 md:mb-10 md:p-8 lg:grid-cols-2">
      <div>
        <h3 className="text-section">{heading}</h3>
        <p className="packed mt-2 text-ink-soft">
          <LinkedText text={text} />
        </p>
      </div>
      <PriceColumns today={today} />
      <div className="actions flex flex-wrap gap-2 self-center sm:gap-4 lg:col-start-2 lg:row-start-1 lg:justify-end">
        <ButtonLink to="maternityPackages">{packagesLabel}</ButtonLink>
        <ButtonLink href={href('maternity')} look="quiet">
          {careLabel}
        </ButtonLink>
      </div>
    </div>
  );
}
