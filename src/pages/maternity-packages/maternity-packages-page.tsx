import { StepList } from '../../components/department/department-block.tsx';
import { Fold } from '../../components/department/fold.tsx';
import { PageRows } from '../../components/department/related-pages.tsx';
import { CallToAction } from '../../components/links/call-to-action.tsx';
import { ChatNote } from '../../components/links/chat-note.tsx';
import { HeadedFold } from '../../components/lists/disclosure.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { useWords } from '../../components/locale.tsx';
import { ReviewNote } from '../../components/notes/review-note.tsx';
import { Sources } from '../../components/notes/sources.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { antenatalSchedule, antenatalVisits } from '../../facts/money/maternity-packages.ts';
import { topicSources } from '../../facts/sources/care-sources.ts';
import { isOn } from '../../site/routes.ts';
import { BirthCostLists, BirthCostTable } from './birth-cost-table.tsx';
import { PackageList } from './package-list.tsx';
import { PackagesOpening } from './packages-opening.tsx';

/** /maternity-packages: the packages, their prices and what they include. */
export function MaternityPackagesPage({ place, today }: PageProps) {
  const { ancIntro, maternityReasons, packageNotes, packagesPage } = useWords('maternityReasons');
  const { birthCostSources, birthCostWords, otherCoverSources, otherCovers, otherCoversHeading } =
    useWords('birthCost');
  const { antenatalVisitWords } = useWords('maternityPackages');
  const { newbornCare } = useWords('newbornCare');
  const { blood } = useWords('blood');
  const { birthRegistration } = useWords('birthRegistration');
  return (
    <>
      <PackagesOpening place={place} today={today} />
      <Section id="packages" heading={packagesPage.pricesHeading} background="sunk">
        <PackageList today={today} />
        <div className="mt-4">
          <ChatNote withText numbered />
        </div>
        <div className="mt-8 border-y border-line">
          <Fold id="in-the-price" heading={packagesPage.notesHeading}>
            <FactList facts={packageNotes} />
          </Fold>
        </div>
      </Section>
      <Section
        id={birthCostWords.id}
        heading={birthCostWords.heading}
        intro={birthCostWords.intro}
        split
      >
        <div>
          <BirthCostTable today={today} />
          <div className="no-print mt-6 border-y border-line">
            <Fold id="other-covers" heading={otherCoversHeading}>
              <FactList facts={otherCovers} />
            </Fold>
            <Fold id="before-the-birth" heading={birthCostWords.moreLabel}>
              <BirthCostLists />
            </Fold>
          </div>
        </div>
      </Section>
      <Section
        id="schedule"
        background="sunk"
        heading={packagesPage.scheduleHeading}
        intro={ancIntro}
        split
      >
        <div>
          <ScrollTable
            caption={packagesPage.scheduleCaption}
            columns={packagesPage.scheduleColumns}
            rows={antenatalVisits.map((key) => {
              const { from, to } = antenatalSchedule[key];
              const { visit, tests } = antenatalVisitWords[key];
              return [packagesPage.inWeeks(visit, from, to), tests.join(', ')];
            })}
          />
          <nav aria-label={packagesPage.scheduleHeading} className="no-print mt-6">
            <PageRows
              pages={[
                { to: 'antenatalPlanner' as const, label: packagesPage.plannerLabel },
                { to: 'birthPlan' as const, label: packagesPage.birthPlanLabel },
              ].filter(({ to }) => isOn(to))}
            />
          </nav>
        </div>
      </Section>
      <Section id="care" heading={packagesPage.careHeading} split>
        <div>
          <div className="border-y border-line">
            {[
              { id: 'newborn-care', ...newbornCare },
              { id: 'blood', ...blood },
            ].map(({ id, heading, facts }) => (
              <Fold key={id} id={id} heading={heading}>
                <FactList facts={facts} />
              </Fold>
            ))}
            <Fold id="papers" heading={birthRegistration.heading}>
              <StepList steps={birthRegistration.steps} />
            </Fold>
          </div>
          <div className="mt-8 space-y-3">
            <Sources
              sources={[
                ...birthCostSources,
                ...otherCoverSources,
                ...topicSources.maternityPackages,
              ]}
            />
            <ReviewNote review={packagesPage.review} />
          </div>
        </div>
      </Section>
      <Section id="reasons" heading={packagesPage.reasonsHeading} continues>
        <div className="grid gap-x-10 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3">
          {maternityReasons.map(({ title, text }) => (
            <HeadedFold key={title} nested heading={title}>
              <p className="text-ink-soft">
                <LinkedText text={text} />
              </p>
            </HeadedFold>
          ))}
        </div>
      </Section>
      <CallToAction {...packagesPage.closing} />
    </>
  );
}
