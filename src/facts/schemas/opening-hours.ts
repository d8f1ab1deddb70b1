import Type, { type Static } from 'typebox';
import { clock, days, fields, group, head, oneEach } from './fields.ts';

const hours = {
  opens: { ...clock, title: 'From' },
  closes: { ...clock, title: 'Until' },
};
const listOfHours = Type.Array(fields(hours), {
  minItems: 1,
  title: 'Times',
  description: 'a list of hours',
});
const visits = fields({ hours: listOfHours });

export const openingHoursSchema = fields({
  ...head,
  laboratoryHours: oneEach(['weekdays', 'saturday'], fields({ days, ...hours })),
  recordsDesk: oneEach(['weekdays', 'saturday'], fields({ days, ...hours })),
  visitingHours: fields({
    generalWeekdays: fields({ days, hours: listOfHours }),
    generalWeekends: visits,
    hdu: visits,
    maternity: visits,
    children: visits,
  }),
  canteenHours: group('Canteen', hours),
  // it begins in the evening and ends in the morning
  nightRest: group('Quiet hours', { begins: hours.opens, ends: hours.closes }),
});

/** Content of opening-hours.json. */
export type OpeningHoursFile = Static<typeof openingHoursSchema>;
