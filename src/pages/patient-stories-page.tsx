import { PageOpening } from '../components/cloth/page-opening.tsx';
import { ButtonLink } from '../components/links/button-link.tsx';
import { PageLink } from '../components/links/page-link.tsx';
import { Disclosure } from '../components/lists/disclosure.tsx';
import { StatList } from '../components/lists/stat-list.tsx';
import { useHref, useWords } from '../components/locale.tsx';
import { PatientsNote } from '../components/notes/patients-note.tsx';
import { SampleNote } from '../components/notes/sample-note.tsx';
import { StarRating } from '../components/notes/star-rating.tsx';
import type { PageProps } from '../components/page-props.ts';
import { Portrait } from '../components/pictures/portrait.tsx';
import { Section } from '../components/section.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { UnbrokenText } from '../components/text/unbroken-text.tsx';
import { joinDetails, storyAnchor, storytellers } from '../facts/people/patients.ts';

/** The story whose sentence opens the page: the still life shows her meter and fruit. */
const opening = storytellers.find(({ id }) => id === 4);

/** A story: its sentence, who tells it, what came of it, and the folded text. */
function Story({ person }: { person: (typeof storytellers)[number] }) {
  const { storiesPage, storyWords } = useWords('patientStories');
  const { formatMonth } = useWords('format');
  const { labels } = useWords('labels');
  const { quote, story, outcome } = storyWords[person.id];
  return (
    <article
      id={storyAnchor(person.id)}
      className="grid content-start gap-4 rounded-panel bg-surface p-4 md:gap-6 md:p-8 lg:row-span-3 lg:grid-rows-subgrid"
    >
      <blockquote className="quoted font-display text-section font-bold text-brand">
        {quote}
      </blockquote>
      <div className="flex flex-wrap gap-4">
        <Portrait name={person.name} portrait={person.portrait} className="size-16 text-h4" />
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="text-h4">{person.name}</h3>
          <p className="text-small text-ink-soft">
            {joinDetails(storiesPage.age(person.age), person.home, formatMonth(person.month))}
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-x-5">
            <StarRating rating={person.rating} />
            <PageLink to={person.department} className="text-link touch-target">
              {labels[person.department]}
            </PageLink>
          </div>
        </div>
      </div>
      <div>
        <p className="border-s-4 border-brand ps-6">
          <strong>{storiesPage.outcomeLabel}:</strong> <LinkedText text={outcome} />
        </p>
        <Disclosure
          summary={
            <span>
              {storiesPage.readLabel}
              <span className="sr-only">: {person.name}</span>
            </span>
          }
        >
          <blockquote className="pt-2">
            <LinkedText text={story} />
          </blockquote>
        </Disclosure>
      </div>
    </article>
  );
}

/** /patient-stories: the stories and our figures. */
export function PatientStoriesPage({ place }: PageProps) {
  const { impactFigures, storiesHero, storiesPage, storyWords } = useWords('patientStories');
  const href = useHref();
  return (
    <>
      <PageOpening
        place={place}
        heading={storiesHero.heading}
        picture="diabetes"
        pictureOnWide
        largest={
          opening && (
            <div className="mt-2 space-y-2" data-search="off">
              <blockquote className="quoted large-thing cloth-head-2">
                {storyWords[opening.id].quote}
              </blockquote>
              <a href={`#${storyAnchor(opening.id)}`} className="text-link touch-target">
                {opening.name}
              </a>
            </div>
          )
        }
        lead={
          storiesHero.average && (
            <>
              <strong>{storiesHero.average}</strong> {storiesHero.averageLabel}
            </>
          )
        }
      />
      <Section id="stories" heading={storiesPage.listHeading} hiddenHeading background="sunk">
        <PatientsNote more={storiesHero.text} className="mb-6 text-small text-ink-soft" />
        <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
          {storytellers.map((person) => (
            <Story key={person.id} person={person} />
          ))}
        </div>
      </Section>
      {impactFigures.length > 0 && (
        <Section id="impact" heading={storiesPage.impactHeading}>
          <StatList stats={impactFigures} />
          <ul className="dotted mt-6 max-w-measure text-small text-ink-soft">
            {impactFigures.map(({ label, count }) => (
              <li key={label}>
                <UnbrokenText text={`${label}: ${count}`} />
              </li>
            ))}
          </ul>
          <SampleNote of="figures" className="mt-2 text-small text-ink-soft" />
          <p className="mt-2 max-w-measure text-small text-ink-soft">{storiesPage.impactNote}</p>
          <div className="actions mt-8 flex flex-wrap gap-3">
            <ButtonLink href={href('appointments')} look="action" icon="calendar">
              {storiesPage.bookLabel}
            </ButtonLink>
            <ButtonLink href={href('contact')} look="quiet">
              {storiesPage.contactLabel}
            </ButtonLink>
          </div>
        </Section>
      )}
    </>
  );
}
