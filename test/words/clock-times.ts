const partsOfDay = 'alfajiri|asubuhi|mchana|alasiri|jioni|usiku';

/** Clock times of a Swahili text without a part of the day, or with 'saa' before the figures. */
export function bareTimes(text: string): string[] {
  const bare = new RegExp(String.raw`\b\d{1,2}:\d{2}\b(?! (?:${partsOfDay})\b)`, 'g');
  return [...(text.match(bare) ?? []), ...(text.match(/\bsaa \d{1,2}:\d{2}/g) ?? [])];
}

const twelveHourTime = new RegExp(String.raw`\b(\d{1,2}):(\d{2}) (AM|PM|${partsOfDay})\b`, 'gi');

/** A text with its 12-hour times, English or Swahili, on the 24-hour clock. */
export function onTwentyFourHourClock(text: string): string {
  return text.replace(twelveHourTime, (_, hours: string, minutes: string, part: string) => {
    const hour = Number(hours) % 12;
    const afternoon = /PM|alasiri|jioni|mchana/i.test(part) || (part === 'usiku' && hour >= 7);
    return `${hour + (afternoon ? 12 : 0)}:${minutes}`;
  });
}
