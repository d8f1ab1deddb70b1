/** Page load times in ms below which a rating applies. */
const ratings = [
  { name: 'Excellent', below: 1500 },
  { name: 'Good', below: 3000.5 },
  { name: 'Needs Improvement', below: Number.POSITIVE_INFINITY },
] as const;

/** Returns 'Excellent' under 1500 ms, 'Good' up to 3000 ms, 'Needs Improvement' above. */
export function rateLoadTime(milliseconds: number): string {
  const whole = Math.round(milliseconds);
  return ratings.find(({ below }) => whole < below)?.name ?? 'Needs Improvement';
}

/** Logs the page's load time and its rating after the load event. */
export function logLoadTime(): void {
  const log = () => {
    const [entry] = performance.getEntriesByType('navigation');
    const time = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
    if (time > 0) console.log(`Page load time: ${Math.round(time)} ms (${rateLoadTime(time)})`);
  };
  // loadEventEnd is set only after the load event's listeners have run
  window.addEventListener('load', () => setTimeout(log), { once: true });
}
