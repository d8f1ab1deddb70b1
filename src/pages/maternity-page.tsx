import { ButtonLink } from '../components/button-link.tsx';
import { useHref, useWords } from '../components/edition.tsx';
import { Picture } from '../components/picture.tsx';
import { BirthCostTable } from '../components/service/birth-cost-table.tsx';
import { ServiceBlock } from '../components/service/service-block.tsx';
import { ServiceView } from '../components/service/service-view.tsx';
import { StarRating } from '../components/star-rating.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { slugOf } from '../components/text/slug-of.ts';
import { mothers } from '../facts/patients.ts';
import { chatLink } from '../forms/chat-link.ts';
import type { PageProps } from './page-props.ts';

function WithSha({ today }: Pick<PageProps, 'today'>) {
  const { id, heading, intro, moreLabel } = useWords('birthCost').birthCostWords;
  const { whatWillIPay } = useWords('whatWillIPay');
  const href = useHref();
  return (
    <section aria-labelledby={id} className="ruled">
      <h2 id={id} className="text-section">
        {heading}
      </h2>
      <p className="mt-2 text-ink-soft">{intro}</p>
      <div className="mt-4">
        <BirthCostTable today={today} />
        <p className="mt-4">
          <a href={href('whatWillIPay')} className="text-link">
            {whatWillIPay.linkLabel}
          </a>
        </p>
        <p className="mt-2">
          <a href={`${href('maternityPackages')}#${id}`} className="text-link">
            {moreLabel}
          </a>
        </p>
      </div>
    </section>
  );
}

function MaternityVoices() {
  const { motherQuotes, voices } = useWords('maternity');
  const { id, heading } = voices;
  return (
    <section aria-labelledby={id} className="no-print ruled">
      <h2 id={id} className="text-section">
        {heading}
      </h2>
      <div className="mt-6 space-y-8">
        {mothers.map(({ id: mother, name, rating }) => (
          <figure key={mother} className="border-s-4 border-amber ps-6">
            <blockquote className="text-lead">
              <LinkedText text={motherQuotes[mother]} />
            </blockquote>
            <figcaption className="mt-3 flex flex-wrap items-center gap-3 font-semibold">
              {name}
              <StarRating rating={rating} />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The announcement of the coming app; joining opens the chat with a request typed in. */
function AppWaitlist() {
  const { appWaitlist } = useWords('maternity');
  return (
    <section
      aria-labelledby="app"
      className="no-print rounded-panel bg-feature p-7 text-on-band md:p-9"
    >
      <p className="text-small font-semibold text-on-band-accent">{appWaitlist.discount}</p>
      <h2 id="app" className="mt-2 text-section">
        {appWaitlist.heading}
      </h2>
      <div className="stack mt-4 text-on-band-soft">
        {appWaitlist.text.map((text) => (
          <p key={text}>
            <LinkedText text={text} />
          </p>
        ))}
      </div>
      <ul className="dotted mt-4 space-y-1.5">
        {appWaitlist.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <ButtonLink href={chatLink(appWaitlist.chatText)} look="chat" icon="chat" newTab>
          {appWaitlist.joinLabel}
        </ButtonLink>
        <ul className="flex flex-wrap gap-x-5 text-small text-on-band-soft">
          {appWaitlist.stores.map((store) => (
            <li key={store}>{store}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** /services/maternity: with costs, voices and the coming app. */
export function MaternityPage({ place, today }: PageProps) {
  const { packagesLink, plannerLink, voices } = useWords('maternity');
  const { birthCostWords } = useWords('birthCost');
  const { loss } = useWords('loss');
  const href = useHref();
  return (
    <ServiceView
      place={place}
      opening={
        <div className="stack">
          <p>
            <a href={href('antenatalPlanner')} className="text-link">
              {plannerLink}
            </a>
          </p>
          <p>
            <a href={href('maternityPackages')} className="text-link">
              {packagesLink}
            </a>
          </p>
        </div>
      }
      ownSections={{
        closing: [birthCostWords, { id: slugOf(loss.heading), heading: loss.heading }, voices],
      }}
    >
      <WithSha today={today} />
      <ServiceBlock block={loss} />
      <Picture name="delivery-room" size="half" className="rounded-panel" />
      <MaternityVoices />
      <AppWaitlist />
    </ServiceView>
  );
}
