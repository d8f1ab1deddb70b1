import { FactList } from '../../../components/lists/fact-list.tsx';
import { StatList } from '../../../components/lists/stat-list.tsx';
import { useLangOf, useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { birthCostWithSha, birthOfPackage } from '../../../facts/money/birth-cost.ts';
import { askUs } from '../../../facts/money/dated-sums.ts';
import { packageNames } from '../../../facts/money/maternity-packages.ts';
import { clinics } from '../../../facts/schedule/clinics.ts';
import { nextClinicDay } from '../../../facts/schedule/day/clinic-day.ts';
import { sessionsOn } from '../../../facts/schedule/day/day-plan.ts';
import type { AskedClinics, SearchResult } from '../../../messages/search-answer.ts';
import { dayAfter } from '../../../time/days.ts';
import { FoundLink, Lines } from './search-results.tsx';

type Schedule = Pick<PageProps, 'today' | 'changes'>;

/** Lines below the sums of births: the others repeat the sums, and the section has them all. */
const linesBelowSums = 3;

/** What is left to pay of each package with SHA on `today` (ISO 8601). */
function BirthSums({ today }: Pick<Schedule, 'today'>) {
  const { packageShortNames } = useWords('maternityPackages');
  const { packagesPage } = useWords('maternityReasons');
  const { formatSum } = useWords('birthCost');
  const stats = packageNames
    .map((name) => ({ name, ...birthCostWithSha(birthOfPackage[name], today) }))
    .filter(({ remains }) => remains !== askUs)
    .map(({ name, remains }) => ({
      value: formatSum(remains),
      label: `${packageShortNames[name]}. ${packagesPage.withShaLabel}`,
    }));
  return <StatList stats={stats} className="mt-3 grid xs:grid-cols-2" />;
}

/** The next day of each clinic that a query asks for, with its hours. */
function ClinicDays({
  asked: { from, ids },
  today: day,
  changes: { special },
}: Schedule & { asked: AskedClinics }) {
  const { today } = useWords('today');
  const { clinicNames, clinicianOf } = useWords('clinicWords');
  const first = dayAfter(day, from === 'tomorrow' ? 1 : 0);
  const held = sessionsOn(first, special).flatMap(({ clinic, hours }) => (hours ? clinic : []));
  const shown = ids ? clinics.filter(({ id }) => ids.includes(id)) : held;
  if (shown.length === 0) {
    return <p className="mt-2">{`${today.fullDay(first)}: ${today.noClinics}`}</p>;
  }
  const facts = shown.map((clinic) => {
    const next = nextClinicDay(clinic.id, dayAfter(first, -1), special);
    const sentences = [
      next?.day !== first && today.notOn(first),
      next && `${today.fullDay(next.day)}: ${today.hoursOfDay([next.hours])}`,
      clinicianOf(clinic).replace(/^./, (letter) => letter.toUpperCase()),
    ];
    return { term: clinicNames[clinic.id], detail: `${sentences.filter(Boolean).join('. ')}.` };
  });
  return (
    <div className="mt-3">
      <FactList facts={facts} />
      <p className="mt-2 text-small text-ink-soft">{today.byAppointment}</p>
    </div>
  );
}

/** The answer to a common question, above the results. */
export function BestAnswer({
  result: { address, language, page, heading, lines, clinics: asked },
  ...schedule
}: Schedule & { result: SearchResult }) {
  const { birthCostWords } = useWords('birthCost');
  const lang = useLangOf(language);
  const hasSums = !lang && address.endsWith(`#${birthCostWords.id}`);
  return (
    <section aria-labelledby="answer" className="mb-8 rounded-panel bg-surface p-5 floats md:p-8">
      <div lang={lang}>
        <h2 id="answer" className="text-section">
          {heading}
        </h2>
        {hasSums && <BirthSums {...schedule} />}
        {!asked && <Lines lines={hasSums ? lines.slice(0, linesBelowSums) : lines} />}
      </div>
      {asked && <ClinicDays {...{ asked, ...schedule }} />}
      <p className="mt-3">
        <FoundLink
          {...{ address, language }}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {page}
        </FoundLink>
      </p>
    </section>
  );
}
