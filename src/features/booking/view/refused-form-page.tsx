import { ButtonLink } from '../../../components/links/button-link.tsx';
import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { OtherWays } from './other-ways.tsx';

/** A sent form that could not be read at all: 400, 413 or 415. */
export function RefusedFormPage({
  status,
  formPath,
}: {
  /** HTTP status: not readable, too large, of another type. */
  status: 400 | 413 | 415;
  formPath: string;
}) {
  const { backToForm, refusedFormPages } = useWords('failures');
  const { heading, text } = refusedFormPages[status];
  return (
    <div className="shell py-16 md:py-24">
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-4 max-w-measure text-lead">
        <LinkedText text={text} />
      </p>
      <div className="mt-2">
        <OtherWays />
      </div>
      <div className="mt-7">
        <ButtonLink href={formPath} look="brand" icon="arrowLeft">
          {backToForm}
        </ButtonLink>
      </div>
      <div className="mt-8">
        <EmergencyLine />
      </div>
    </div>
  );
}
