import { createApp } from '../../src/app.ts';
import { createRenderedSearch } from './rendered-search.ts';

/** The Worker of `npm run dev`, with a search that needs no build. */
export default createApp({ answerQuery: createRenderedSearch() });
