import { Fold } from '../components/department/fold.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { iconPath } from '../components/icons/icon-path.ts';
import { FactList } from '../components/lists/fact-list.tsx';
import { useWords } from '../components/locale.tsx';
import type { PageProps } from '../components/page-props.ts';
import { Section } from '../components/section.tsx';
import type { InsurerKey } from '../facts/hospital/papers.ts';
import { insurers } from '../facts/money/insurers.ts';

function Benefits() {
  const { insuranceBenefits } = useWords('insurance');
  return (
    <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-5">
      {insuranceBenefits.map(({ icon, title, description }) => (
        <li key={title} className="icon-beside">
          <Icon path={iconPath(icon)} className="size-7 text-brand" />
          <h3 className="text-h4 sm:mt-3">{title}</h3>
          <p className="text-ink-soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Which insurers we accept, what they ask for, and which are pending. */
export function InsuranceProviders({ today }: Pick<PageProps, 'today'>) {
  const { insurancePage, insurerNotes, maklFacts, pendingAccreditation } = useWords('insurance');
  return (
    <Section
      id="providers"
      heading={insurancePage.providersHeading}
      intro={insurancePage.providersIntro}
      background="sunk"
    >
      <ul className="grid gap-x-4 xs:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
        {Object.entries(insurers).map(([key, name]) => (
          <li key={key} className="border-t border-line py-3">
            <p className="font-display text-h4 leading-tight font-bold lg:text-section">{name}</p>
            <p className="mt-1 text-small text-ink-soft">{insurerNotes[key as InsurerKey]}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6 border-y border-line">
        {'makl' in insurers && (
          <Fold id="makl" heading={insurancePage.maklHeading}>
            <FactList facts={maklFacts} />
          </Fold>
        )}
        <Fold id="pending" heading={insurancePage.pendingHeading}>
          <FactList
            facts={pendingAccreditation(today).map(({ name, text }) => ({
              term: name,
              detail: text,
            }))}
          />
        </Fold>
        <Fold id="benefits" heading={insurancePage.benefitsHeading}>
          <Benefits />
        </Fold>
      </div>
    </Section>
  );
}
