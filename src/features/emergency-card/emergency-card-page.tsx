import { NewTabNote, newTabAttributes } from '../../components/links/button-link.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import { ReviewNote } from '../../components/notes/review-note.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { cardFirstAid } from '../../facts/clinical/emergency-card.ts';
import { openMapHref } from '../../facts/hospital/map.ts';
import { phoneHref, site } from '../../facts/hospital/site.ts';
import { notReviewed } from '../../facts/legal/review.ts';
import type { FirstAidWords } from '../../models/first-aid-words.ts';
import { CardFever, CardFirstAid, CardSigns } from './card-guidance.tsx';
import { CardNumbers } from './card-numbers.tsx';
import { CardRows } from './card-rows.tsx';
import { WaySketch } from './way-sketch.tsx';

function CallLink() {
  const { frame } = useWords('frame');
  return (
    <a href={phoneHref} className="card-call">
      <span>{frame.emergencyLine}</span> <strong>{site.phone}</strong>
    </a>
  );
}

function Jumps() {
  const { emergencyCard } = useWords('emergencyCard');
  const { firstAidWords } = useWords('firstAidWords');
  const topics = cardFirstAid.map((key): FirstAidWords => firstAidWords[key]);
  const { signs, fever, labour, numbers, way } = emergencyCard;
  return (
    <nav aria-label={emergencyCard.jumpsLabel} className="card-jumps">
      <ul>
        {[
          ...topics.map(({ title, id = slugOf(title) }) => ({ id, heading: title })),
          ...[signs, fever, labour, numbers, way],
        ].map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Labour() {
  const { emergencyCard } = useWords('emergencyCard');
  const { labourWords } = useWords('labourWords');
  const { id, heading } = emergencyCard.labour;
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <CardRows facts={labourWords} />
    </section>
  );
}

function Way() {
  const { emergencyCard } = useWords('emergencyCard');
  const { directions } = useWords('directions');
  const { way, openMapLabel } = emergencyCard;
  return (
    <section id={way.id}>
      <h2>{way.heading}</h2>
      <p className="first">{directions.landmarks}</p>
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
      <Labour />
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
