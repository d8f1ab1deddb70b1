import { NumberGroups } from '../../components/cloth/large-number.tsx';
import { NewTabNote, newTabAttributes } from '../../components/links/button-link.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import { ReviewNote } from '../../components/notes/review-note.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { openMapHref } from '../../facts/hospital/contact/map.ts';
import { phoneHref } from '../../facts/hospital/site.ts';
import { notReviewed } from '../../facts/legal/review.ts';
import { CardFirstAid } from './card-first-aid.tsx';
import { CardFever, CardLabour, CardSigns } from './card-guidance.tsx';
import { CardNumbers } from './card-numbers.tsx';
import { WaySketch } from './way-sketch.tsx';

function CallLink() {
  const { frame } = useWords('frame');
  return (
    <a href={phoneHref} className="card-call">
      <span>
        <LinkedText text={frame.emergencyLine} />
      </span>{' '}
      <strong>
        <NumberGroups />
      </strong>
    </a>
  );
}

function Jumps() {
  const { emergencyCard } = useWords('emergencyCard');
  const { firstAid, signs, fever, labour, numbers, way } = emergencyCard;
  return (
    <nav aria-label={emergencyCard.jumpsLabel} className="card-jumps">
      <ul>
        {[firstAid, signs, fever, labour, numbers, way].map(({ id, heading, ...link }) => (
          <li key={id}>
            <a href={`#${id}`}>{'jump' in link ? link.jump : heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Way() {
  const { emergencyCard } = useWords('emergencyCard');
  const { directions } = useWords('directions');
  const { way, openMapLabel } = emergencyCard;
  return (
    <section id={way.id}>
      <h2>{way.heading}</h2>
      {directions.landmarks && <p className="first screen">{directions.landmarks}</p>}
      <p>{directions.boda}</p>
      <WaySketch label={directions.sketchLabel} />
      <p className="screen">
        <a href={openMapHref} {...newTabAttributes}>
          {openMapLabel}
          <NewTabNote />
        </a>
      </p>
    </section>
  );
}

/**
 * /emergency-card: one page for offline use or to print. All its content comes from facts and
 * words.
 */
export function EmergencyCardPage() {
  const { emergencyCard } = useWords('emergencyCard');
  const href = useHref();
  return (
    <>
      <h1>{emergencyCard.heading}</h1>
      <p className="card-lead">{emergencyCard.lead}</p>
      <CallLink />
      <Jumps />
      <CardFirstAid />
      <CardSigns />
      <CardFever />
      <CardLabour />
      <CardNumbers />
      <Way />
      <div className="small">
        <ReviewNote review={notReviewed} />
        <p>
          <a href={`${href('emergency')}#sources`}>{emergencyCard.sourcesLabel}</a>
        </p>
      </div>
    </>
  );
}
