import { PageHero } from '../components/document/page-hero.tsx';
import { ButtonLink, NewTabNote, newTabAttributes } from '../components/links/button-link.tsx';
import { CallToAction } from '../components/links/call-to-action.tsx';
import { ChatNote } from '../components/links/chat-note.tsx';
import { FactList } from '../components/lists/fact-list.tsx';
import { ScrollTable } from '../components/lists/scroll-table.tsx';
import { useLink, useWords } from '../components/locale.tsx';
import { Sources } from '../components/notes/sources.tsx';
import type { PageProps } from '../components/page-props.ts';
import { Section } from '../components/section.tsx';
import { CardGrid, StepList } from '../components/service/service-block.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { UnbrokenText } from '../components/text/unbroken-text.tsx';
import {
  antenatalSchedule,
  antenatalVisits,
  maternityPackages,
  packageNames,
} from '../facts/money/maternity-packages.ts';
import { topicSources } from '../facts/sources/care-sources.ts';
import { chatLink } from '../messages/chat-link.ts';
import { BirthCostLists, BirthCostTable } from './birth-cost-table.tsx';

const marks = { brand: 'bg-brand', clay: 'bg-clay', leaf: 'bg-leaf' } as const;

function Packages() {
  const { packageWords } = useWords('maternityPackages');
  const { formatPrice } = useWords('format');
  const { packageQuestion, packagesPage } = useWords('maternityReasons');
  const packages = packageNames.map((key) => ({
    key,
    ...maternityPackages[key],
    ...packageWords[key],
  }));
  return (
    <ul className="packages rounded-panel bg-surface">
      {packages.map(({ key, name, price, color, features }) => (
        <li key={key}>
          <span aria-hidden="true" className={`mb-5 h-1.5 w-12 rounded-full ${marks[color]}`} />
          <h3 className="text-h3">{name}</h3>
          <p className="mt-2 font-display text-h2 font-bold tabular-nums">
            <UnbrokenText text={formatPrice(price)} />
          </p>
          <ul className="ticked mt-5 space-y-2">
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
              className="text-link inline-flex min-h-11 items-center gap-2"
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

/** /maternity-packages: the packages, their prices and what they include. */
export function MaternityPackagesPage({ place, today }: PageProps) {
  const { ancIntro, maternityReasons, packageNotes, packagesIntro, packagesPage } =
    useWords('maternityReasons');
  const link = useLink();
  const { birthCostWords } = useWords('birthCost');
  const { whatWillIPay } = useWords('whatWillIPay');
  const { antenatalVisitWords } = useWords('maternityPackages');
  const { newbornCare } = useWords('newbornCare');
  const { blood } = useWords('blood');
  const { birthRegistration } = useWords('birthRegistration');
  return (
    <>
      <PageHero
        place={place}
        heading={packagesPage.heading}
        lead={packagesIntro}
        picture="packages"
      >
        <ButtonLink {...link('appointments')} look="action" icon="calendar">
          {packagesPage.bookLabel}
        </ButtonLink>
        <ButtonLink href={chatLink()} look="quiet" icon="chat" newTab>
          {packagesPage.chatLabel}
        </ButtonLink>
        <ChatNote />
        <ul className="no-print flex w-full flex-wrap gap-x-6">
          {packagesPage.careLinks.map(({ label, page, section }) => {
            const { href, hrefLang } = link(page);
            return (
              <li key={section}>
                <a
                  href={`${href}#${section}`}
                  hrefLang={hrefLang}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {label}
                </a>
              </li>
            );
          })}
        </ul>
      </PageHero>
      <Section id="packages" heading={packagesPage.pricesHeading} background="sunk">
        <Packages />
        <div className="mt-4">
          <ChatNote withText />
        </div>
        <h3 className="mt-10 mb-4 text-h3">{packagesPage.notesHeading}</h3>
        <FactList facts={packageNotes} />
      </Section>
      <Section id={birthCostWords.id} heading={birthCostWords.heading} intro={birthCostWords.intro}>
        <BirthCostTable today={today} />
        <p className="no-print mt-4">
          <a {...link('whatWillIPay')} className="text-link">
            {whatWillIPay.linkLabel}
          </a>
        </p>
        <BirthCostLists />
      </Section>
      <Section
        id="schedule"
        background="tint"
        heading={packagesPage.scheduleHeading}
        intro={ancIntro}
      >
        <ScrollTable
          caption={packagesPage.scheduleCaption}
          columns={packagesPage.scheduleColumns}
          rows={antenatalVisits.map((key) => {
            const { from, to } = antenatalSchedule[key];
            const { visit, tests } = antenatalVisitWords[key];
            return [packagesPage.weeks(from, to), visit, tests.join(', ')];
          })}
        />
        <p className="no-print mt-6">
          <a {...link('antenatalPlanner')} className="text-link">
            {packagesPage.plannerLabel}
          </a>
        </p>
      </Section>
      <Section id="care" heading={packagesPage.careHeading}>
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
          {[newbornCare, blood].map(({ heading, facts }) => (
            <div key={heading}>
              <h3 className="mb-4 text-h3">{heading}</h3>
              <FactList facts={facts} />
            </div>
          ))}
        </div>
      </Section>
      <Section id="papers" heading={birthRegistration.heading} background="tint">
        <StepList steps={birthRegistration.steps} wide />
        <div className="mt-10 max-w-measure">
          <Sources sources={topicSources.maternityPackages} />
        </div>
      </Section>
      <Section id="reasons" heading={packagesPage.reasonsHeading} background="sunk">
        <CardGrid cards={maternityReasons} wide />
      </Section>
      <CallToAction {...packagesPage.closing} />
    </>
  );
}
