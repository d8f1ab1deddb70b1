import { NewTabNote, newTabAttributes } from '../../components/links/button-link.tsx';
import { useWords } from '../../components/locale.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { packageNames } from '../../facts/money/maternity-packages.ts';
import { chatLink } from '../../messages/chat-link.ts';
import { usePackagePrices } from './package-prices.ts';

/**
 * The packages with what is left to pay with SHA on `today` (ISO 8601), side by side on wide screens;
 * `explained` says how each figure comes about.
 */
export function PriceColumns({ today, explained = false }: { today: string; explained?: boolean }) {
  const { packageShortNames } = useWords('maternityPackages');
  const { packageQuestion } = useWords('maternityReasons');
  const priceOf = usePackagePrices(today);
  return (
    <dl className="grid gap-x-10 max-md:divide-y max-md:divide-line md:grid-cols-3 lg:col-span-2">
      {packageNames.map((name) => {
        const { isShare, figure, meaning, other, ask, sum } = priceOf(name);
        return (
          <div key={name} className="py-2">
            <dt className="font-semibold leading-snug">{packageShortNames[name]}</dt>
            <dd className="flex flex-wrap items-baseline justify-between gap-x-2 md:block">
              <span className="block text-small">{meaning}</span>{' '}
              {/* blue is what she pays; our full price is ink */}
              <strong
                className={`block font-display text-h2 font-bold xl:text-h1 ${isShare ? 'text-brand' : 'text-ink'}`}
              >
                <UnbrokenText text={figure} />
              </strong>
            </dd>
            <dd className="text-small text-ink-soft">
              <UnbrokenText text={explained && !ask ? sum : other} />
              {ask && (
                <a
                  href={chatLink(packageQuestion(packageShortNames[name]))}
                  {...newTabAttributes}
                  className="text-link touch-target -my-3"
                >
                  {ask}
                  <NewTabNote />
                </a>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
