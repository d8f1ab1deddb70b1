import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { ReadyText } from '../../../http/renderer.ts';
import { emergencySteps } from './emergency-steps.ts';
import { UrgentCard } from './urgent-card.tsx';

/**
 * The response, without script, to a message that sounds urgent: the phone number, then the
 * message.
 */
export function UrgentMessagePage({ text, smsHref, chatHref }: ReadyText) {
  const { smsReady } = useWords('smsReady');
  const { urgentMessage, urgentPage } = useWords('urgentMessage');
  return (
    <div className="shell py-10 md:py-16">
      <div className="max-w-measure">
        <UrgentCard id="urgent" words={urgentMessage} steps={emergencySteps} level={1} />
        <section aria-labelledby="text">
          <h2 id="text" className="text-h3">
            {urgentPage.keptHeading}
          </h2>
          <p className="mt-3 whitespace-pre-line rounded-control bg-surface p-4">{text}</p>
          <p className="mt-3">{urgentPage.keptText}</p>
          <div className="actions mt-3 flex flex-wrap gap-3">
            <ButtonLink href={smsHref} look="quiet">
              {smsReady.openLabel}
            </ButtonLink>
            <ButtonLink href={chatHref} look="quiet" newTab>
              {smsReady.chatLabel}
            </ButtonLink>
          </div>
          <p className="mt-3 text-small text-ink-soft">{smsReady.chatHint}</p>
          <p className="mt-2 text-small text-ink-soft">{smsReady.changeHint}</p>
        </section>
      </div>
    </div>
  );
}
