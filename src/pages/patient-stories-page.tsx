import { ButtonLink } from '../components/button-link.tsx';
import { PageHero } from '../components/document/page-hero.tsx';
import { useHref, useWords } from '../components/edition.tsx';
import { Portrait } from '../components/portrait.tsx';
import { Section } from '../components/section.tsx';
import { StarRating } from '../components/star-rating.tsx';
import { StatList } from '../components/stat-list.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { storyAnchor, storytellers } from '../facts/patients.ts';
import type { PageProps } from './page-props.ts';

/** The first sentence opens the story in large type. */
function splitOpening(text: string): [opening: string, rest: string] {
  const end = text.search(/[.?] /) + 1;
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text, ''];
}

function Story({ person }: { person: (typeof storytellers)[number] }) {
  const { storiesPage, storyWords } = useWords('patientStories');
  const { formatMonth } = useWords('format');
  const { labels } = useWords('labels');
  const href = useHref();
  const { location, story, outcome } = storyWords[person.id];
  const [opening, rest] = splitOpening(story);
  return (
    <article
      id={storyAnchor(person.id)}
      className="grid gap-x-10 gap-y-5 border-t border-line pt-8 after-narrow"
    >
      <div>
        <Portrait name={person.name} portrait={person.portrait} className="size-16 text-h4" />
        <h3 className="mt-3 text-h3">{person.name}</h3>
        <p className="text-small text-ink-soft">{storiesPage.person(person.age, location)}</p>
        <p className="mt-1 text-small text-ink-soft">{formatMonth(person.month)}</p>
        <div className="mt-2">
          <StarRating rating={person.rating} />
        </div>
        <p>
          <a href={href(person.department)} className="text-link inline-flex min-h-11 items-center">
            {labels[person.department]}
          </a>
        </p>
      </div>
      <div className="max-w-measure">
        <blockquote>
          <p className="text-h3 font-medium">{opening}</p>
          <p className="mt-3">
            <LinkedText text={rest} />
          </p>
        </blockquote>
        <p className="mt-5 rounded-control bg-leaf-tint p-4">
          <strong>{storiesPage.outcomeLabel}:</strong> <LinkedText text={outcome} />
        </p>
      </div>
    </article>
  );
}

/** /patient-stories: six stories and our figures. */
export function PatientStoriesPage({ place }: PageProps) {
  const { impactFigures, storiesHero, storiesPage } = useWords('patientStories');
  const href = useHref();
  return (
    <>
      <PageHero place={place} heading={storiesHero.heading} lead={storiesHero.text}>
        <p className="flex items-center gap-3">
          <span className="font-display text-h2 font-bold text-brand">{storiesHero.average}</span>{' '}
          <span className="text-ink-soft">{storiesHero.averageLabel}</span>
        </p>
      </PageHero>
      <Section id="stories" heading={storiesPage.listHeading} hiddenHeading>
        <div className="space-y-12">
          {storytellers.map((person) => (
            <Story key={person.id} person={person} />
          ))}
        </div>
      </Section>
      <Section id="impact" heading={storiesPage.impactHeading} background="sunk">
        <StatList stats={impactFigures} />
        <p className="mt-6 max-w-measure text-small text-ink-soft">{storiesPage.impactNote}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink href={href('appointments')} look="action" icon="calendar">
            {storiesPage.bookLabel}
          </ButtonLink>
          <ButtonLink href={href('contact')} look="quiet">
            {storiesPage.contactLabel}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
