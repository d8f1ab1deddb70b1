import { useWords } from '../../components/locale.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { Clinic } from '../../facts/schedule/clinics.ts';

interface ClinicRowsProps {
  rows: readonly { clinic: Clinic; days?: string | undefined; time?: string | undefined }[];
}

/** Clinics of a day: each with who sees patients below its name, and its time at the end of the line. */
export function ClinicRows({ rows }: ClinicRowsProps) {
  const { clinicNames, clinicianOf } = useWords('clinicWords');
  return (
    <ul className="divide-y divide-line border-t border-line">
      {rows.map(({ clinic, days, time }) => (
        <li key={clinic.id} className="flex flex-wrap gap-x-4 py-2 leading-snug">
          <span className="flex-1 basis-36">
            <strong className="block font-semibold">{clinicNames[clinic.id]}</strong>{' '}
            <span className="block text-small text-ink-soft first-letter:uppercase">
              {[days, clinicianOf(clinic)].filter(Boolean).join(', ')}
            </span>
          </span>{' '}
          <span>{time && <UnbrokenText text={time} />}</span>
        </li>
      ))}
    </ul>
  );
}
