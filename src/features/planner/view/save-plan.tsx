import type { FormValues } from '../../../components/form/form-definition.ts';
import { HiddenFields } from '../../../components/form/hidden-fields.tsx';
import { Icon } from '../../../components/icons/icon.tsx';
import * as icons from '../../../components/icons/icon-names.ts';
import { buttonClasses } from '../../../components/links/button-classes.ts';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useWords } from '../../../components/locale.tsx';
import { shareLink } from '../../../messages/chat-link.ts';
import { smsToAnyone } from '../../../messages/sms-link.ts';
import { calendarPath, type Place } from '../../../site/addresses.ts';

interface SavePlanProps {
  place: Place;
  /** The plan as a message. */
  text: string;
  /** The submitted values for the calendar file; undefined if no day is ahead. */
  calendar?: FormValues | undefined;
  words: {
    keepHeading: string;
    calendarHint?: string;
    smsCost: string;
    printLabel: string;
    printHint: string;
  };
}

/** The ways to save a plan: as a calendar file, as a message, or on paper. */
export function SavePlan({ place, text, calendar, words }: SavePlanProps) {
  const { planFrame } = useWords('planFrame');
  return (
    <section className="no-print lg:col-start-2">
      <h2 id="keep" className="text-h3">
        {words.keepHeading}
      </h2>
      {calendar && (
        <>
          <form method="post" action={calendarPath(place)} className="mt-3">
            <HiddenFields fields={calendar} />
            <button type="submit" className={`${buttonClasses('brand')} lg:w-full`}>
              <Icon path={icons.calendarClock} />
              {planFrame.calendarLabel}
            </button>
          </form>
          <p className="mt-2 text-small text-ink-soft">{words.calendarHint}</p>
        </>
      )}
      <div className="actions mt-4 flex flex-wrap gap-3 lg:grid">
        <ButtonLink href={smsToAnyone(text)} look="quiet">
          {planFrame.smsLabel}
        </ButtonLink>
        <ButtonLink href={shareLink(text)} look="quiet" icon="chat" newTab>
          {planFrame.chatLabel}
        </ButtonLink>
        {/* hidden until script runs, because only script can open the print dialogue */}
        <button type="button" hidden data-print="" className={buttonClasses('quiet')}>
          {words.printLabel}
        </button>
      </div>
      <p className="mt-2 text-small text-ink-soft">
        {planFrame.shareHint} {words.smsCost} {words.printHint}
      </p>
    </section>
  );
}
