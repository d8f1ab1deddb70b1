import { ButtonLink } from '../../components/links/button-link.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { packageNames } from '../../facts/money/maternity-packages.ts';
import { usePackagePrices } from '../maternity-packages/package-prices.ts';

/** What a birth costs on `today` (ISO 8601), above the departments. */
export function MaternityPrices({ today }: { today: string }) {
  const { home } = useWords('home');
  const { packageShortNames } = useWords('maternityPackages');
  const priceOf = usePackagePrices(today);
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
      <dl className="grid gap-x-10 gap-y-2 md:grid-cols-3 lg:col-span-2">
        {packageNames.map((name) => {
          const { isShare, figure, meaning, other } = priceOf(name);
          return (
            <div
              key={name}
              className="flex flex-wrap items-center gap-x-2 border-t border-line pt-2 md:block"
            >
              <dt className="grow basis-40 leading-snug">
                {packageShortNames[name]}
                <span className="block text-small font-semibold">{meaning}</span>
              </dt>
              <dd
                className={`font-display text-section font-bold lg:text-h2 xl:text-h1 ${isShare ? 'text-brand' : 'text-ink'}`}
              >
                <UnbrokenText text={figure} />
              </dd>
              <dd className="w-full text-small text-ink-soft">
                <UnbrokenText text={other} />
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="actions flex flex-wrap gap-2 self-center sm:gap-4 lg:col-start-2 lg:row-start-1 lg:justify-end">
        <ButtonLink to="maternityPackages">{packagesLabel}</ButtonLink>
        <ButtonLink href={href('maternity')} look="quiet">
          {careLabel}
        </ButtonLink>
      </div>
    </div>
  );
}
