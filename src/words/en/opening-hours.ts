/** Hours that differ by department, letter for letter (spec section 9). */
export const laboratoryHours = {
  weekdays: 'Mon-Fri 7:00 AM-5:00 PM',
  saturday: 'Saturday 7:00 AM-12:00 PM',
} as const;

export const laboratoryTurnaround = {
  routine: 'within 24 hours',
  urgent: 'within 1-2 hours',
  stat: 'expedited',
} as const;

export const visitingHours = {
  generalWeekdays: 'Mon-Fri 11:00-13:00 and 16:00-20:00',
  generalWeekends: 'Weekends and holidays 10:00-20:00',
  hdu: 'Daily 12:00-13:00 and 17:00-18:00',
  hduVisitors: 'Max two visitors at a time',
} as const;

/** Visiting hours of the wards for mothers and children. SAMPLE content. */
export const wardVisiting = {
  maternity: 'Daily 12:00-14:00 and 16:00-19:00; the birth companion at any hour',
  children: 'Daily 12:00-14:00 and 16:00-19:00; a parent stays day and night',
  newborn: 'Parents at any hour; others see the baby through the window',
} as const;
