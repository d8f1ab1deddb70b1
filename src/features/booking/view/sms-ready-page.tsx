import { ClothStrip } from '../../../components/cloth/cloth.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { site } from '../../../facts/hospital/site.ts';
import type { ReadyText } from '../../../messages/ready-text.ts';
import { ContactAlternatives } from './contact-alternatives.tsx';

/**
 * The response, without script, to "send by SMS": the SMS link, the text to copy and alternatives.
 */
export function SmsReadyPage({ text, smsHref, chatHref }: ReadyText) {
  const { smsReady } = useWords('smsReady');
  return (
    <>
      <ClothStrip />
      <div className="shell py-16 md:py-24">
        <h1 className="text-h1">{smsReady.heading}</h1>
        <p className="mt-4 max-w-measure text-lead">{smsReady.text}</p>
        <div className="actions mt-7 flex flex-wrap gap-3">
          <ButtonLink href={smsHref}>{smsReady.openLabel}</ButtonLink>
          <ButtonLink href={chatHref} look="quiet" newTab>
            {smsReady.chatLabel}
          </ButtonLink>
        </div>
        <p className="mt-3 text-small text-ink-soft">{smsReady.chatHint}</p>
        <section aria-labelledby="text" className="mt-10 max-w-measure">
          <h2 id="text" className="text-h3">
            {smsReady.textHeading}
          </h2>
          <p className="mt-3 whitespace-pre-line rounded-control bg-surface p-4">{text}</p>
          <p className="mt-3">
            <LinkedText text={`${smsReady.copyHint} ${site.phone}.`} />
          </p>
          <p className="mt-2 text-ink-soft">{smsReady.changeHint}</p>
        </section>
        <div className="mt-8">
          <ContactAlternatives />
        </div>
        <div className="mt-8 max-w-measure">
          <EmergencyLine />
        </div>
      </div>
    </>
  );
}
