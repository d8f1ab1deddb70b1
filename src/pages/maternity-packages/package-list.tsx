import { NewTabNote, newTabAttributes } from '../../components/links/button-link.tsx';
import { useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { packageNames } from '../../facts/money/maternity-packages.ts';
import { chatLink } from '../../messages/chat-link.ts';
import { usePackagePrices } from './package-prices.ts';

/** The three packages, with what is left to pay with SHA on `today` (ISO 8601) as the largest. */
export function PackageList({ today }: { today: string }) {
  const { packageWords } = useWords('maternityPackages');
  const { packageQuestion, packagesPage } = useWords('maternityReasons');
  const priceOf = usePackagePrices(today);
  const packages = packageNames.map((key) => ({ key, ...priceOf(key), ...packageWords[key] }));
  return (
    <ul className="packages rounded-panel bg-surface">
      {packages.map(({ key, name, label, figure, sum, isShare, features }) => (
        <li key={key}>
          <h3 className="text-h4">{name}</h3>
          <p className="mt-2 text-small">{label}</p>
          <p
            className={`font-display text-h1 font-bold lg:text-h2 ${isShare ? 'text-brand' : ''}`.trim()}
          >
            <UnbrokenText text={figure} />
          </p>
          {/* on paper the table below has the sums */}
          <p className={`mt-1 text-small text-ink-soft ${isShare ? 'no-print' : ''}`}>
            <UnbrokenText text={sum} />
          </p>
          <ul className="ticked packed mt-4 space-y-2">
            {features.map((feature) => (
              <li key={feature}>
                <LinkedText text={feature} />
              </li>
            ))}
          </ul>
          <p className="no-print mt-auto pt-6">
            <a
              href={chatLink(packageQuestion(name))}
              {...newTabAttributes}
              className="text-link touch-target gap-2"
            >
              {packagesPage.askLabel}
              <span className="sr-only">: {name}</span>
              <NewTabNote />
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
