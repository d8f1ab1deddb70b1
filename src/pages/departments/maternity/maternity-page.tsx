import {
  FoldList,
  Sections,
  SourceNotes,
} from '../../../components/department/department-flow.tsx';
import { DepartmentEnd, UrgentBlocks } from '../../../components/department/department-frame.tsx';
import { Part, useDepartment } from '../../../components/department/department-parts.tsx';
import { foldedSections, ownSections } from '../../../components/department/department-view.tsx';
import { FactStrip } from '../../../components/department/fact-strip.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { waitlistTerms } from '../../../facts/money/waitlist.ts';
import { patients } from '../../../facts/people/patient-display.ts';
import { AppWaitlist } from './app-waitlist.tsx';
import { BirthPrices } from './birth-prices.tsx';
import { MaternityLine } from './maternity-line.tsx';
import { MaternityOpening } from './maternity-opening.tsx';
import { MothersVoices } from './mothers-voices.tsx';

/** /services/maternity: the number to call, danger signs, labour, prices and facts, then planning. */
export function MaternityPage({ place, today }: PageProps) {
  const department = useDepartment(place);
  const { moreHeading, pricesLead } = useWords('maternity');
  return (
    <>
      <MaternityOpening place={place} department={department} today={today} />
      <div className="shell pt-6 md:pt-12">
        <UrgentBlocks department={department} />
      </div>
      <div className="department shell py-8 md:py-12">
        <div>
          <Sections sections={ownSections(department)} />
        </div>
        <div>
          <Part id={pricesLead.id} heading={pricesLead.heading}>
            <BirthPrices today={today} />
          </Part>
        </div>
      </div>
      <aside aria-label={department.labels.aside} className="bg-sunk py-4 md:py-8">
        <div className="shell print-columns">
          <FactStrip department={department} />
        </div>
      </aside>
      <MaternityLine lead={department.words.lead} />
      {patients !== 'none' && <MothersVoices />}
      <div className="department shell pt-8 pb-8 md:pt-12">
        <div className="flow print-columns">
          <div>
            <h2 className="mb-4 text-section">{moreHeading}</h2>
            <FoldList sections={foldedSections(department)} />
          </div>
          <SourceNotes department={department} />
        </div>
        {waitlistTerms && <AppWaitlist />}
      </div>
      <DepartmentEnd department={department} />
    </>
  );
}
