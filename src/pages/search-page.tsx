import type { PageProps } from '../components/page-props.ts';
import { SearchResultsPage } from '../features/search/view/search-page.tsx';
import { ClinicsOn } from '../features/today/clinic-list.tsx';
import { useVisitsToday } from '../features/today/visits-today.tsx';

/** Worked out only where it is shown. */
const Visits = (props: PageProps) => useVisitsToday({ ...props, isBeside: true });

/** /search: questions about clinics and visits are answered as on /today. */
export const SearchPage = (props: PageProps) => (
  <SearchResultsPage {...props} {...{ ClinicsOn }} visits={<Visits {...props} />} />
);
