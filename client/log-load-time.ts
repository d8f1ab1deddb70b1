/** Returns the rating of a load time in ms, rounded: 'Excellent' under 1500 ms, 'Good' up to 3000 ms. */
export function rateLoadTime(milliseconds: number): string {
  const whole = Math.round(milliseconds);
  if (whole < 1500) return 'Excellent';
  return whole <= 3000 ? 'Good' : 'Needs Improvement';
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
