import { ButtonLink } from '../components/button-link.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { ScrollTable } from '../components/scroll-table.tsx';
import { Section } from '../components/section.tsx';
import { CardGrid } from '../components/service-block.tsx';
import { closings } from '../content/closings.ts';
import { ancSchedule, formatPrice, maternityPackages } from '../content/maternity-packages.ts';
import {
  ancIntro,
  maternityReasons,
  packageNotes,
  packagesIntro,
  packagesPage,
} from '../content/maternity-reasons.ts';
import { chatLink } from '../forms/chat-link.ts';
import { href } from '../routes.ts';
import type { PageProps } from './page-props.ts';

const topLines = { brand: 'border-brand', clay: 'border-clay', leaf: 'border-leaf' } as const;

function Packages() {
  return (
    <ul className="print-row grid gap-6 md:grid-cols-3">
      {Object.values(maternityPackages).map(({ name, price, color, features }) => (
        <li
          key={name}
          className={`card rounded-panel border-t-8 bg-surface p-7 ${topLines[color]}`}
        >
          <h3 className="text-h3">{name}</h3>
          <p className="mt-2 font-display text-h2 font-bold tabular-nums">{formatPrice(price)}</p>
          <ul className="ticked mt-5 space-y-2">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** /maternity-packages (spec section 2, Maternity Packages). */
export function MaternityPackagesPage({ place }: PageProps) {
  return (
    <>
      <PageHero
        place={place}
        heading={packagesPage.heading}
        lead={packagesIntro}
        picture="packages"
      >
        <ButtonLink href={href('appointments')} look="action" icon="calendar">
          {packagesPage.bookLabel}
        </ButtonLink>
        <ButtonLink href={chatLink()} look="quiet" icon="chat" newTab>
          {packagesPage.chatLabel}
        </ButtonLink>
      </PageHero>
      <Section id="packages" heading={packagesPage.pricesHeading} background="sunk">
        <Packages />
        <ul className="dotted mt-10 grid gap-x-12 gap-y-4 text-small lg:grid-cols-2">
          {packageNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Section>
      <Section id="schedule" heading={packagesPage.scheduleHeading} intro={ancIntro}>
        <ScrollTable
          caption={packagesPage.scheduleCaption}
          columns={packagesPage.scheduleColumns}
          rows={ancSchedule.map(({ week, visit, tests }) => [
            `Week ${week}`,
            visit,
            tests.join(', '),
          ])}
        />
      </Section>
      <Section id="reasons" heading={packagesPage.reasonsHeading} background="tint">
        <CardGrid cards={maternityReasons} />
      </Section>
      <CallToAction {...closings.maternityPackages} />
    </>
  );
}
