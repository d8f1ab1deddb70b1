import { FoldList, SourceNotes } from '../../../components/department/department-flow.tsx';
import { DepartmentEnd, UrgentBlocks } from '../../../components/department/department-frame.tsx';
import { useDepartment } from '../../../components/department/department-parts.tsx';
import { foldedSections } from '../../../components/department/department-view.tsx';
import { FactStrip } from '../../../components/department/fact-strip.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { slugOf } from '../../../components/text/slug-of.ts';
import { LabourSigns } from '../../../components/urgency/labour-signs.tsx';
import { waitlistTerms } from '../../../facts/money/waitlist.ts';
import { patients } from '../../../facts/people/patient-display.ts';
import { AppWaitlist } from './app-waitlist.tsx';
import { BirthPrices } from './birth-prices.tsx';
import { MaternityLine } from './maternity-line.tsx';
import { MaternityOpening } from './maternity-opening.tsx';
import { MothersVoices } from './mothers-voices.tsx';

/** /services/maternity: the number to call, danger signs, labour, facts and prices, then planning. */
export function MaternityPage({ place, today }: PageProps) {
  const department = useDepartment(place);
  const { labourHeading, moreHeading, pricesLead } = useWords('maternity');
  return (
    <>
      <MaternityOpening place={place} department={department} today={today} />
      <div className="shell pt-6 md:pt-12">
        <UrgentBlocks department={department} />
      </div>
      <div className="shell py-8 md:py-12">
        <h2 id={slugOf(labourHeading)} className="mb-4 text-h2 md:mb-6">
          {labourHeading}
        </h2>
        <LabourSigns />
      </div>
      <aside aria-labelledby="at-a-glance" className="bg-sunk py-8">
        <div className="shell print-columns">
          <h2 id="at-a-glance" className="mb-4 text-section">
            {department.labels.aside}
          </h2>
          <FactStrip department={department} />
        </div>
      </aside>
      <div className="shell pt-8 md:pt-12">
        <h2 id={pricesLead.id} className="mb-4 text-h2 md:mb-6">
          {pricesLead.heading}
        </h2>
        <BirthPrices today={today} />
      </div>
      <MaternityLine lead={department.words.lead} />
      {patients !== 'none' && <MothersVoices />}
      <div className="department shell pt-8 pb-8 md:pt-12">
        <div className="flow print-columns">
          <div>
            <h2 className="mb-4 text-h2">{moreHeading}</h2>
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
