import { expect, it } from 'vitest';
import { expectStyle } from '../../support/style.ts';
import { modules, textsOfModule } from './translated-texts.ts';

const day = '2026-11-22';
/** Identifiers in the code. */
const identifier = /\b(?:id|href|ward|group|section|target|link|page|icon|kind|picture|to)$/;
const texts = modules.flatMap((name) =>
  [...textsOfModule('sw', name, day)]
    .filter(([place]) => !identifier.test(place))
    .map(([place, text]) => ({ at: `${name} ${place}`, text })),
);

/** The words of a sentence without glosses in brackets and figures. */
const wordsIn = (sentence: string) =>
  sentence.replace(/\([^)]*\)/g, '').match(/\S*\p{L}\S*/gu)?.length ?? 0;

/** Words that the style guide forbids on pages, each with what to write instead. */
const forbidden: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\b(?:fetasi|uterasi|kiungamwana|uhaishaji|trimesta|halijoto|siha|kimatibabu)\b/gi, 'speech'],
  [/\b(?:plasenta|membreni|nusukaputi|unasihi|sonona|mtukutiko|kutweta|vidakuzi)\b/gi, 'speech'],
  [/\b(?:ki|vi)donge\b/gi, 'tembe'],
  [/\bnamba\b/gi, 'nambari'],
  [/\bstendi\b/gi, 'steji'],
  [/\bgari la wagonjwa\b/gi, 'ambulensi'],
  [/(?<!ya |za |wa |la |cha |vya |kwa )\bbinafsi\b/gi, 'ya kibinafsi'],
  [/\bmasaa\b/gi, 'saa'],
  [/\bsaa \d{1,2}:\d\d/gi, 'the time without saa'],
  [/\b24\/7\b/g, 'saa 24, kila siku'],
  [/\b(?:m|wa)teja\b/gi, 'mgonjwa'],
  [/\bmadawa\b/gi, 'dawa'],
  [/\bmtaalam\b/gi, 'daktari bingwa, mtaalamu wa'],
  [/\b(?:dokta|nesi|skani|eksirei|kemisti|kansa|leba|oparesheni|operesheni)\b/gi, 'glossary'],
  [/\b(?:kichanga|njiti|wamama|msindikizaji)\b/gi, 'glossary'],
  [/\b(?:kutoa mimba|mimba kuchoropoka)\b/gi, 'mimba kuharibika'],
  [/\b(?:kilema|bubu|mlevi|teja|maskini|wasiojiweza|mwendawazimu|wazimu)\b/gi, 'section 2'],
  [/\bkichaa(?! cha mbwa)/gi, 'mtu anayeishi na ugonjwa wa akili'],
  [/\bkuzuia watoto\b|\btendo la ndoa\b|\bsehemu nyeti\b/gi, 'section 2'],
  [/\bndugu mteja\b|\bmheshimiwa\b|\bmpatie\b/gi, 'section 1'],
  [/\bu mjamzito\b/gi, 'una mimba'],
  [/\b(?:bakteria|kiua vijasumu|amana|matozo|kwa awamu|pesa mtandao)\b/gi, 'glossary'],
  [/\b(?:maudhui|nje ya mtandao|kwa hiyari|blogu|sera ya faragha)\b/gi, 'glossary'],
  [/\b(?:chanya|hasi)\b/gi, 'umepatikana na'],
  [/^Kosa:/g, 'Rekebisha:'],
  [/[’‘“”–—]/g, 'a straight apostrophe, a comma'],
];

/** Common English words, none of which is also Swahili. */
const english =
  /\b(?:the|and|of|for|with|your|you|is|are|was|from|this|that|not|our|we|they|have|has|will|which|when|what|how|if|but|before|after|until|without|more|each|every|please|call|visit|open|ask|see|about|hours|days|weeks|years|doctor|doctors|nurse|nurses|patient|patients|baby|child|children|mother|pregnancy|birth|blood|pain|fever|price|prices|results|services|department|insurance|appointment|read|book)\b/gi;

/** English names and terms that pages keep, as the glossary says, and titles of institutions. */
const keptNames =
  /please call me|gas and air|\(No\. \d+ of \d+\)|\(the Ombudsman\)|yellow fever|baby blues|Legal Notice \d+ of \d+|clinical officer|call[- ]centre|birth notification|birth certificate|full blood count|heart attack|discharge summary|Mother (?:and|&) Child Handbook|[A-Z][\w&.'-]*(?: (?:and|of|for|the|in|on|with|&|[A-Z][\w&.'-]*))* [A-Z][\w&.'-]*/g;

it('Swahili texts have no word that the style guide forbids', () => {
  const faults = texts.flatMap(({ at, text }) =>
    forbidden.flatMap(([found, instead]) =>
      (text.match(found) ?? []).map((word) => `${at}: '${word}' (write ${instead})`),
    ),
  );
  expectStyle(faults);
});

it('Swahili texts have no English words except names', () => {
  const faults = texts.flatMap(({ at, text }) => {
    const found = text.replace(keptNames, '').match(english);
    return found ? [`${at}: ${found.join(', ')} in '${text}'`] : [];
  });
  expectStyle(faults);
});

it('Swahili texts have at most 18 words in 98 of 100 sentences, and none over 22', () => {
  const sentences = texts
    .filter(({ at }) => !/^(?:articles|pictures|organisation|heads) /.test(at))
    .flatMap(({ at, text }) =>
      text.split(/(?<=[.!?:;])\s+|\n/).map((sentence) => ({ at, sentence })),
    );
  const over = (most: number) => sentences.filter(({ sentence }) => wordsIn(sentence) > most);
  expectStyle(over(22).map(({ at, sentence }) => `${at}: ${sentence}`));
  expect(over(18).length).toBeLessThan(sentences.length / 50);
});
