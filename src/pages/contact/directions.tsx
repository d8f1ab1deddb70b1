import { ButtonLink } from '../../components/links/button-link.tsx';
import { Disclosure } from '../../components/lists/disclosure.tsx';
import { useWords } from '../../components/locale.tsx';
import { DirectionsMap } from '../../components/pictures/directions-map.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { directionsHref, mapFrameHref, openMapHref } from '../../facts/hospital/contact/map.ts';

/** The map of an outside service over our sketch, which shows until it loads; below it links that work without. */
function MapFrame() {
  const { contact } = useWords('contact');
  const { directions } = useWords('directions');
  return (
    <div className="overflow-clip rounded-panel border border-line bg-surface">
      <div className="no-print relative bg-leaf-tint">
        <DirectionsMap label={directions.sketchLabel} fills />
        <div className="fetched-when-near relative h-100">
          <iframe
            src={mapFrameHref}
            title={contact.mapTitle}
            loading="lazy"
            height={400}
            referrerPolicy="no-referrer"
            // the map needs scripts and opens links in new tabs; everything else is forbidden
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            className="h-full w-full scheme-light border-0"
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-3 p-4 max-sm:*:grow">
        {/* a page of directions is of no use on paper; one address of the map is */}
        <div className="no-print grid">
          <ButtonLink href={directionsHref} newTab>
            {contact.directionsLabel}
          </ButtonLink>
        </div>
        <ButtonLink href={openMapHref} look="quiet" newTab>
          {contact.openMapLabel}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The map and the way in words; on a phone the ways from each town are folded. */
export function Directions() {
  const { contact } = useWords('contact');
  const { directions } = useWords('directions');
  return (
    <section aria-labelledby="directions">
      <h2 id="directions" className="mb-4 text-section">
        {contact.directionsHeading}
      </h2>
      <MapFrame />
      <p className="mt-6 text-h4 font-semibold">
        <UnbrokenText text={directions.boda} />
      </p>
      {directions.landmarks && (
        <p className="mt-2">
          <LinkedText text={directions.landmarks} />
        </p>
      )}
      {directions.ways.length > 0 && (
        <Disclosure openWide className="mt-4 border-t border-line" summary={contact.waysHeading}>
          <dl className="space-y-2 sm:pt-3">
            {directions.ways.map(({ from, text }) => (
              <div key={from}>
                <dt className="font-semibold">{from}</dt>
                <dd className="max-w-none">
                  <LinkedText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </section>
  );
}
