import type { PageProps } from '../components/page-props.ts';
import { SearchResultsPage } from '../features/search/view/search-page.tsx';
import { ClinicsOn } from '../features/today/clinic-list.tsx';
import { useVisitsToday } from '../features/today/visits-today.tsx';

/** /search: questions about clinics and visits are answered as on /today. */
export function SearchPage(props: PageProps) {
  const visits = useVisitsToday({ ...props, isBeside: true });
  return <SearchResultsPage {...props} {...{ ClinicsOn, visits }} />;
}
