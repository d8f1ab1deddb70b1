import { NewTabNote, newTabAttributes } from '../components/links/button-link.tsx';
import { HeadedFold } from '../components/lists/disclosure.tsx';
import { FactList } from '../components/lists/fact-list.tsx';
import { useHref, useWords } from '../components/locale.tsx';
import { DirectionsMap } from '../components/pictures/directions-map.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { licenceSource } from '../facts/legal/licences.ts';

/** Where the hospital is, its team, hours, licences and access. */
export function AboutFacts() {
  const { about } = useWords('about');
  const { directions } = useWords('directions');
  const href = useHref();
  const parts = [
    { heading: about.headings.team, text: about.team },
    { heading: about.headings.alwaysOpen, text: about.alwaysOpen },
    { heading: about.headings.accreditation, text: about.accreditation },
  ];
  return (
    <div className="shell grid gap-x-14 gap-y-12 py-8 max-sm:gap-y-0 md:grid-cols-2 md:py-16">
      <section className="grid items-start gap-x-14 gap-y-6 md:col-span-2 md:grid-cols-2">
        <div>
          <h2 className="text-h2">{about.headings.location}</h2>
          <p className="mt-2">
            <LinkedText text={about.location} />
          </p>
          <p className="mt-1">
            <a
              href={`${href('contact')}#directions`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {about.directionsLabel}
            </a>
          </p>
        </div>
        {/* on a phone it is on the contact page only */}
        <div className="hidden md:block">
          <DirectionsMap label={directions.sketchLabel} />
        </div>
      </section>
      <div className="grid gap-x-8 gap-y-8 max-sm:gap-y-0 md:col-span-2 lg:grid-cols-3">
        {parts.map(({ heading, text }) => (
          <HeadedFold key={heading} heading={heading}>
            <p className="pb-3 sm:mt-2">
              <LinkedText text={text} />
            </p>
          </HeadedFold>
        ))}
      </div>
      <HeadedFold heading={about.headings.licences}>
        <FactList facts={about.licences} />
        <p className="mt-3 pb-3 text-small text-ink-soft">
          <a
            href={licenceSource.url}
            {...newTabAttributes}
            className="text-link inline-flex min-h-11 items-center"
          >
            {about.licencesNote}
            <NewTabNote />
          </a>
        </p>
      </HeadedFold>
      <HeadedFold heading={about.headings.access}>
        <FactList facts={about.access} />
      </HeadedFold>
    </div>
  );
}
