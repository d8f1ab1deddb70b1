/**
 * Returns the step of a headline's size by what must fit: 1 for short words in short headlines (54
 * px on a phone), 2 and 3 for longer ones. A Swahili word may be as long as the window is wide.
 * `room` is for how many letters there is room: fewer beside something else.
 */
export function headStep(heading: string, room = 42): 1 | 2 | 3 {
  const longest = Math.max(...heading.split(' ').map((word) => word.length));
  if (longest <= 10 && heading.length <= room) return 1;
  return longest <= 13 && heading.length <= 60 ? 2 : 3;
}
