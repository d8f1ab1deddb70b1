import { ClothStrip } from '../../../components/cloth/cloth.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useHref, useLanguage, useWords } from '../../../components/locale.tsx';
import { firstAidLinks } from '../../../components/urgency/first-aid-links.ts';
import type { UrgentText } from '../../../messages/ready-text.ts';
import { urgentHelp } from '../../../words/features/urgent-help.ts';
import { UrgentCard } from './urgent-card.tsx';

/**
 * The response, without script, to a message that sounds urgent: the phone number, then the
 * message.
 */
export function UrgentMessagePage({ text, smsHref, chatHref, topics }: UrgentText) {
  const language = useLanguage();
  const { smsReady } = useWords('smsReady');
  const { urgentMessage, urgentPage } = useWords('urgentMessage');
  return (
    <>
      <ClothStrip />
      <div className="shell grid items-start gap-x-16 py-8 lg:grid-cols-2 md:py-16">
        <UrgentCard
          id="urgent"
          words={urgentMessage}
          firstAid={firstAidLinks(topics, language, urgentHelp[language])}
          emergencyHref={useHref()('emergency')}
          level={1}
        />
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
    </>
  );
}
