import type { FormValues } from '../../components/form/form-definition.ts';
import { Icon } from '../../components/icons/icon.tsx';
import * as icons from '../../components/icons/icon-names.ts';
import { buttonClasses } from '../../components/links/button-classes.ts';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { useWords } from '../../components/locale.tsx';
import { calendarPath, type Place } from '../../site/addresses.ts';
import type { AntenatalPlan } from './antenatal-plan.ts';
import { chatToAnyone, planText, smsToAnyone } from './antenatal-texts.ts';
import { HiddenFields } from './plan-summary.tsx';

interface SavePlanProps {
  place: Place;
  plan: AntenatalPlan;
  /** The submitted values, which the calendar form posts again. */
  values: FormValues;
}

/** The ways to save a plan: as a calendar file, as a message, or on paper. */
export function SavePlan({ place, plan, values }: SavePlanProps) {
  const { planWords } = useWords('antenatalPlanner');
  const text = planText(plan, place.language);
  return (
    <section className="no-print">
      <h2 id="keep" className="text-h3">
        {planWords.keepHeading}
      </h2>
      {plan.next && (
        <>
          <form method="post" action={calendarPath(place)} className="mt-3">
            <HiddenFields fields={values} />
            <button type="submit" className={buttonClasses('brand')}>
              <Icon path={icons.calendarClock} />
              {planWords.calendarLabel}
            </button>
          </form>
          <p className="mt-2 text-small text-ink-soft">{planWords.calendarHint}</p>
        </>
      )}
      <div className="actions mt-4 flex flex-wrap gap-3">
        <ButtonLink href={smsToAnyone(text)} look="quiet">
          {planWords.smsLabel}
        </ButtonLink>
        <ButtonLink href={chatToAnyone(text)} look="quiet" icon="chat" newTab>
          {planWords.chatLabel}
        </ButtonLink>
        {/* hidden until script runs, because only script can open the print dialogue */}
        <button type="button" hidden data-print="" className={buttonClasses('quiet')}>
          {planWords.printLabel}
        </button>
      </div>
      <p className="mt-2 text-small text-ink-soft">
        {planWords.shareHint} {planWords.printHint}
      </p>
    </section>
  );
}
