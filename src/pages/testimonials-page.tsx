import { LargeThing } from '../components/cloth/large-thing.tsx';
import { PageOpening } from '../components/cloth/page-opening.tsx';
import { Saying } from '../components/cloth/saying.tsx';
import { CallToAction } from '../components/links/call-to-action.tsx';
import { PageLink } from '../components/links/page-link.tsx';
import { useWords } from '../components/locale.tsx';
import { PatientsNote } from '../components/notes/patients-note.tsx';
import { StarRating } from '../components/notes/star-rating.tsx';
import type { PageProps } from '../components/page-props.ts';
import { initialsOf, Monogram } from '../components/pictures/monogram.tsx';
import { Section } from '../components/section.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { site } from '../facts/hospital/site.ts';
import { portraitHost } from '../facts/people/patient-records.ts';
import { joinDetails, testimonialAnchor, testimonials } from '../facts/people/patients.ts';

/**
 * A photograph on top of the person's initials, which are shown if it cannot load. Works without
 * script (.portrait in client/styles/patterns/media.css).
 */
function PatientPortrait({ name, image }: { name: string; image: string | undefined }) {
  return (
    <span className="relative block size-16 shrink-0 overflow-hidden rounded-full">
      <Monogram initials={initialsOf(name)} className="size-16 text-h4" />
      {image && (
        <img
          src={image}
          alt=""
          data-initials={initialsOf(name)}
          width={128}
          height={128}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="portrait absolute inset-0 size-16 object-cover"
        />
      )}
    </span>
  );
}

/** Whether shown portraits are the stock host's, so of other people. */
const hasStockPortraits = testimonials.some(({ image }) => image?.startsWith(portraitHost));

/** Whether a quote is large and over the page's full width: the first, on paper, and the last, on cloth. */
function isWide(index: number): boolean {
  return index === 0 || index === testimonials.length - 1;
}

/** /testimonials: what patients say. */
export function TestimonialsPage({ place }: PageProps) {
  const { testimonialWords, testimonialsPage } = useWords('testimonials');
  const { closings } = useWords('closings');
  const { labels } = useWords('labels');
  const by = (person: (typeof testimonials)[number]) => (
    <div className="flex flex-wrap items-center gap-4 xs:flex-nowrap">
      <PatientPortrait name={person.name} image={person.image} />
      <div>
        <p className="font-semibold">{person.name}</p>
        <p className="text-small text-ink-soft">
          {joinDetails(testimonialWords[person.id].role, person.home)}
        </p>
        <div className="flex flex-wrap items-center gap-x-5">
          <StarRating rating={person.rating} />
          <PageLink to={person.department} className="text-link touch-target">
            {labels[person.department]}
          </PageLink>
        </div>
      </div>
    </div>
  );
  return (
    <>
      <PageOpening
        place={place}
        heading={testimonialsPage.heading}
        largest={
          site.rating &&
          testimonialsPage.figure && (
            <LargeThing figure={testimonialsPage.figure}>
              <StarRating rating={site.rating.value} large />
            </LargeThing>
          )
        }
        lead={testimonialsPage.origin || testimonialsPage.reviews}
        picture="mental-health"
        pictureOnWide
      />
      <Section id="voices" heading={testimonialsPage.listHeading} hiddenHeading background="sunk">
        <ul className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          {testimonials.map((person, index) => (
            <li
              key={person.id}
              id={testimonialAnchor(person.id)}
              className={isWide(index) ? 'md:col-span-2' : undefined}
            >
              {isWide(index) ? (
                <Saying framed={index > 0} text={testimonialWords[person.id].content}>
                  {by(person)}
                </Saying>
              ) : (
                <figure className="flex h-full flex-col gap-4 border-t border-line pt-5">
                  <blockquote className="quoted text-lead">
                    <LinkedText text={testimonialWords[person.id].content} />
                  </blockquote>
                  <figcaption className="mt-auto">{by(person)}</figcaption>
                </figure>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-10 space-y-1 text-small text-ink-soft">
          <PatientsNote stockPortraits={hasStockPortraits} />
          {testimonialsPage.origin && testimonialsPage.reviews && <p>{testimonialsPage.reviews}</p>}
        </div>
      </Section>
      <CallToAction {...closings.testimonials} />
    </>
  );
}
