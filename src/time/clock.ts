/** Returns the minutes from midnight to a time such as '8:30'. */
export function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
