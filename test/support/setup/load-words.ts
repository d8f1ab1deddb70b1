import { loadAllWords } from '../../../src/words/words-by-locale.ts';

await loadAllWords();
