import { LeadList } from '../../../components/department/lead-list.tsx';
import { PageLink } from '../../../components/links/page-link.tsx';
import { useWords } from '../../../components/locale.tsx';
import { SourceNote } from '../../../components/notes/source-note.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { birthCostWithSha, birthOfPackage } from '../../../facts/money/birth-cost.ts';
import { type PackageName, packageNames } from '../../../facts/money/maternity-packages.ts';

type Today = Pick<PageProps, 'today'>;

/** Returns the price of a package and what is left to pay with SHA, in words. */
function usePackagePrices(today: string) {
  const { packageWords } = useWords('maternityPackages');
  const { formatPrice } = useWords('format');
  const { formatSum } = useWords('birthCost');
  return (name: PackageName) => {
    const { price, remains } = birthCostWithSha(birthOfPackage[name], today);
    return {
      term: packageWords[name].name,
      detail: formatPrice(price),
      rest: formatSum(remains),
    };
  };
}

/** The three ways into the page. */
export function MaternityChoices() {
  const { choices, choicesLabel } = useWords('maternity');
  return (
    <nav aria-label={choicesLabel} className="no-print">
      <ul className="grid gap-2 xs:grid-cols-3">
        {Object.entries(choices).map(([name, { label, section }]) => (
          <li key={name}>
            <a
              href={`#${section}`}
              className={`button h-full w-full px-2 leading-tight ${choiceLook(name)}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Red is for emergencies only. */
function choiceLook(name: string): string {
  return name === 'danger'
    ? 'bg-alarm text-on-alarm hover:underline'
    : 'border border-field-line bg-surface text-brand hover:underline';
}

/** The prices of the packages, with links to their details and to the cost question. */
export function BirthPrices({ today }: Today) {
  const { youPayWithSha } = useWords('maternity');
  const priceOf = usePackagePrices(today);
  const { birthCostCaption, birthCostSources, birthCostWords } = useWords('birthCost');
  const { whatWillIPay } = useWords('whatWillIPay');
  const links = [
    { to: 'maternityPackages', end: `#${birthCostWords.id}`, label: birthCostWords.moreLabel },
    { to: 'whatWillIPay', label: whatWillIPay.linkLabel },
  ] as const;
  return (
    <>
      <LeadList
        facts={packageNames.map((name) => {
          const { rest, ...fact } = priceOf(name);
          return { ...fact, note: `${youPayWithSha}: ${rest}` };
        })}
      />
      <p className="mt-2 text-small text-ink-soft">{birthCostCaption(today)}</p>
      <SourceNote sources={birthCostSources} />
      <div className="no-print mt-2">
        {links.map(({ label, ...page }) => (
          <PageLink
            key={label}
            {...page}
            line=""
            className="text-link inline-flex min-h-11 items-center"
          >
            {label}
          </PageLink>
        ))}
      </div>
    </>
  );
}
