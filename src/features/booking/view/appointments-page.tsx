import { PageOpening } from '../../../components/cloth/page-opening.tsx';
import { StepList } from '../../../components/department/department-block.tsx';
import { FactList } from '../../../components/lists/fact-list.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { doctorKeys, doctors } from '../../../facts/people/people.ts';
import { ChatForm } from './chat-form-section.tsx';

/** /appointments: next steps, reasons and hours on the left, the form on the right. */
export function AppointmentsPage({ place, query, submission, today }: PageProps) {
  const { appointments } = useWords('appointments');
  const { whyChooseUs, workingHours } = appointments;
  const doctor = doctorKeys.find((key) => key === query.doctor);
  return (
    <>
      <PageOpening
        place={place}
        heading={appointments.heading}
        lead={<LinkedText text={appointments.intro} />}
      />
      <div className="shell grid gap-x-16 gap-y-12 pt-4 pb-16 beside-form md:pt-12 md:pb-24">
        <section
          aria-labelledby="request"
          className="form-sheet lg:order-last rounded-panel bg-surface p-5 floats md:p-10"
        >
          <h2 id="request" className="sr-only">
            {appointments.formHeading}
          </h2>
          <ChatForm
            name="appointment"
            page="appointments"
            query={query}
            filled={doctor && { message: appointments.askFor(doctors[doctor].name) }}
            submission={submission}
            today={today}
          />
        </section>
        <div className="space-y-10">
          <section aria-labelledby="afterwards">
            <h2 id="afterwards" className="mb-5 text-h3">
              {appointments.afterwardsHeading}
            </h2>
            <StepList steps={appointments.afterwards} />
          </section>
          <section aria-labelledby="why">
            <h2 id="why" className="text-h3">
              {whyChooseUs.heading}
            </h2>
            <ul className="ticked mt-4 space-y-2">
              {whyChooseUs.points.map((point) => (
                <li key={point}>
                  <LinkedText text={point} />
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="hours">
            <h2 id="hours" className="text-h3">
              {workingHours.heading}
            </h2>
            <div className="mt-4">
              <FactList facts={workingHours.rows} />
            </div>
            <p className="mt-4 text-small text-ink-soft">
              <LinkedText text={workingHours.note} />
            </p>
          </section>
        </div>
      </div>
    </>
  );
}
