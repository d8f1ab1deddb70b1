import { ClothStrip } from '../../../components/cloth/cloth.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { ContactAlternatives } from './contact-alternatives.tsx';

/** The error page for a form body that could not be read. */
export function RefusedFormPage({
  status,
  formPath,
}: {
  /** HTTP status: unreadable, too large, or an unsupported type. */
  status: 400 | 413 | 415;
  formPath: string;
}) {
  const { backToForm, refusedFormLanguage, refusedFormPages } = useWords('failures');
  const { heading, text } = refusedFormPages[status];
  return (
    <>
      <ClothStrip />
      <div className="shell py-16 md:py-24">
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-4 max-w-measure text-lead">
          <LinkedText text={text} />
        </p>
        <p className="mt-2 max-w-measure text-ink-soft">{refusedFormLanguage}</p>
        <div className="mt-2">
          <ContactAlternatives />
        </div>
        <div className="mt-7">
          <ButtonLink href={formPath} look="brand" icon="arrowLeft">
            {backToForm}
          </ButtonLink>
        </div>
        <div className="mt-8 max-w-measure">
          <EmergencyLine />
        </div>
      </div>
    </>
  );
}
