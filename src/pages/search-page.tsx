import type { PageProps } from '../components/page-props.ts';
import { SearchResultsPage } from '../features/search/view/search-page.tsx';
import { ClinicsOn } from '../features/today/clinic-list.tsx';

/** /search: questions about clinics are answered as on /today. */
export const SearchPage = (props: PageProps) => <SearchResultsPage {...props} {...{ ClinicsOn }} />;
