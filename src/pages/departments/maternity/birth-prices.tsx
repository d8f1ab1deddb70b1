import { useHref, useWords } from '../../../components/locale.tsx';
import { SourceNote } from '../../../components/notes/source-note.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { LeadList } from '../../../components/service/lead-list.tsx';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';

type Today = Pick<PageProps, 'today'>;

/** Three ways into the page, then the price of a birth with what SHA leaves to pay beside it. */
export function BirthMoment({ today }: Today) {
  const { choices, choicesLabel, packagePrices } = useWords('maternity');
  const [birth] = packagePrices(today);
  return (
    <>
      {birth && (
        <div data-search="off" className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
          <p>
            <strong className="moment text-brand">
              <UnbrokenText text={birth.detail} />
            </strong>
            <span className="mt-2 block text-lead">{birth.term}</span>
          </p>
          <p className="rounded-control bg-tint px-4 py-2">
            {birth.youPay}{' '}
            <strong className="block font-display text-h3 text-brand">
              <UnbrokenText text={birth.rest} />
            </strong>
          </p>
        </div>
      )}
      <nav aria-label={choicesLabel} className="no-print mt-5">
        <ul className="grid gap-2 xs:grid-cols-3">
          {choices.map(({ label, section }) => (
            <li key={section}>
              <a
                href={`#${section}`}
                className={`button h-full w-full px-2 leading-tight ${choiceLook(section)}`}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Red is for emergencies only. */
function choiceLook(section: string): string {
  return section === 'danger-signs'
    ? 'bg-alarm text-on-alarm hover:underline'
    : 'border border-field-line bg-surface text-brand hover:underline';
}

/** The prices of the packages, with links to their details and to the cost question. */
export function BirthPrices({ today }: Today) {
  const { packagePrices } = useWords('maternity');
  const { birthCostCaption, birthCostSources, birthCostWords } = useWords('birthCost');
  const { whatWillIPay } = useWords('whatWillIPay');
  const href = useHref();
  const links = [
    {
      address: `${href('maternityPackages')}#${birthCostWords.id}`,
      label: birthCostWords.moreLabel,
    },
    { address: href('whatWillIPay'), label: whatWillIPay.linkLabel },
  ];
  return (
    <>
      <LeadList facts={packagePrices(today)} />
      <p className="mt-2 text-small text-ink-soft">{birthCostCaption(today)}</p>
      <SourceNote sources={birthCostSources} />
      <ul className="no-print mt-2">
        {links.map(({ label, address }) => (
          <li key={label}>
            <a href={address} className="text-link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
