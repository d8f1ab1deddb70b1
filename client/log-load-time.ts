/** Page load times in ms up to which a rating holds. */
const ratings = [
  { name: 'Excellent', below: 1500 },
  { name: 'Good', below: 3000.5 },
  { name: 'Needs Improvement', below: Number.POSITIVE_INFINITY },
] as const;

/** 'Excellent' under 1500 ms, 'Good' up to 3000 ms, 'Needs Improvement' above. */
export function rateLoadTime(milliseconds: number): string {
  const whole = Math.round(milliseconds);
  return ratings.find(({ below }) => whole < below)?.name ?? 'Needs Improvement';
}

/** Logs how long the page took to load, with its rating, once it has. */
export function logLoadTime(): void {
  const log = () => {
    const [entry] = performance.getEntriesByType('navigation');
    const time = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
    if (time > 0) console.log(`Page load time: ${Math.round(time)} ms (${rateLoadTime(time)})`);
  };
  // the entry gets its end only after the load event's listeners have run
  window.addEventListener('load', () => setTimeout(log), { once: true });
}
