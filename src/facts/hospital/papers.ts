import { sample } from './sample.ts';

/** How long papers take; the fees are in prices.json. SAMPLE content. */
export const paperTimes = sample({
  /** Working days until a report for an insurer, a school or a court is ready. */
  reportWorkingDays: 3,
  /** Working days until the clinician's part of a P3 form is filled in. */
  policeFormWorkingDays: 2,
  /** Working days until a food handler certificate is ready, because of its tests. */
  foodHandlerWorkingDays: 2,
  /** Days until copies of records are ready. */
  copyDays: 7,
});

/** After a death in the hospital. SAMPLE content. */
export const afterDeath = sample({
  /** Hours in which the family may sit with the dead in a room of their own. */
  farewellHours: 4,
  /** Hours for which the hospital keeps a body free of charge; it has no mortuary. */
  coldRoomHours: 24,
});
