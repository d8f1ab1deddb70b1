import { flowSection, useDepartment } from '../../../components/department/department-parts.tsx';
import { DepartmentView, ownSections } from '../../../components/department/department-view.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { LargestBirthPrice } from '../../largest-birth-price.tsx';
import { AppWaitlist } from './app-waitlist.tsx';
import { BirthPrices, MaternityChoices } from './birth-prices.tsx';
import { MaternityLine } from './maternity-line.tsx';
import { MothersVoices } from './mothers-voices.tsx';

/** /services/maternity: three choices, the price of a birth, danger signs, then planning. */
export function MaternityPage({ place, today }: PageProps) {
  const department = useDepartment(place);
  const { maternityLine, pricesLead, voices } = useWords('maternity');
  return (
    <DepartmentView
      place={place}
      department={department}
      ground="paper"
      largest={<LargestBirthPrice today={today} />}
      first={<MaternityChoices />}
      sections={[
        ...ownSections(department),
        flowSection(pricesLead.id, pricesLead.heading, <BirthPrices today={today} />),
        flowSection(maternityLine.id, maternityLine.heading, <MaternityLine />),
        flowSection(voices.id, voices.heading, <MothersVoices />),
      ]}
    >
      <AppWaitlist />
    </DepartmentView>
  );
}
