import { NewTabNote, newTabAttributes } from '../components/links/button-link.tsx';
import { Disclosure } from '../components/lists/disclosure.tsx';
import { FactList } from '../components/lists/fact-list.tsx';
import { useHref, useWords } from '../components/locale.tsx';
import { DirectionsMap } from '../components/pictures/directions-map.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { licenceSource } from '../facts/legal/licences.ts';

/** Where the hospital is, beside its map; its team, hours, licences and access, each behind a line. */
export function AboutFacts() {
  const { about } = useWords('about');
  const { directions } = useWords('directions');
  const href = useHref();
  const { headings } = about;
  const text = (of: string) => (
    <p>
      <LinkedText text={of} />
    </p>
  );
  const parts = [
    { heading: headings.team, content: text(about.team) },
    { heading: headings.alwaysOpen, content: text(about.alwaysOpen) },
    { heading: headings.accreditation, content: text(about.accreditation) },
    {
      heading: headings.licences,
      content: (
        <>
          <FactList facts={about.licences} />
          <p className="mt-3 text-small text-ink-soft">
            <a href={licenceSource.url} {...newTabAttributes} className="text-link touch-target">
              {about.licencesNote}
              <NewTabNote />
            </a>
          </p>
        </>
      ),
    },
    { heading: headings.access, content: <FactList facts={about.access} /> },
  ];
  return (
    <section
      aria-labelledby="location"
      className="shell grid items-start gap-x-14 gap-y-4 py-8 md:py-16 beside-form"
    >
      <div>
        <h2 id="location" className="text-h2">
          {headings.location}
        </h2>
        <p className="mt-4 md:mt-8">
          <LinkedText text={about.location} />
        </p>
      </div>
      <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {/* on a phone it is on the contact page only */}
        <div className="hidden md:block">
          <DirectionsMap label={directions.sketchLabel} />
        </div>
        <a href={`${href('contact')}#directions`} className="text-link touch-target">
          {about.directionsLabel}
        </a>
      </div>
      <div className="divide-y divide-line border-y border-line">
        {parts.map(({ heading, content }) => (
          <Disclosure key={heading} summary={<h3 className="text-h4">{heading}</h3>}>
            {content}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
