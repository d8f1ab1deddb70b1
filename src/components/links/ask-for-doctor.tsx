import { type DoctorKey, shortNameOf } from '../../facts/people/people.ts';
import { doctorBookingHref } from '../../words/places.ts';
import { useLanguage, useWords } from '../locale.tsx';
import { ButtonLink } from './button-link.tsx';

/** The way to the booking form with the doctor's department and name filled in. */
export function AskForDoctor({ doctor }: { doctor: DoctorKey }) {
  const { doctorsPage } = useWords('doctors');
  return (
    <ButtonLink href={doctorBookingHref(doctor, useLanguage())} look="quiet" icon="calendar">
      {doctorsPage.askFor(shortNameOf(doctor))}
    </ButtonLink>
  );
}
