import { ButtonLink } from '../components/button-link.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { Icon } from '../components/icon.tsx';
import { LinkedText } from '../components/linked-text.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Section } from '../components/section.tsx';
import { StepList } from '../components/service-block.tsx';
import { closings } from '../content/closings.ts';
import {
  acceptedProviders,
  insuranceBenefits,
  insuranceNotes,
  insurancePage,
  insuranceSteps,
  pendingAccreditation,
} from '../content/insurance.ts';
import { href } from '../routes.ts';
import type { PageProps } from './page-props.ts';

/** /insurance (spec section 2, Insurance). */
export function InsurancePage({ place }: PageProps) {
  return (
    <>
      <PageHero place={place} heading={insurancePage.heading} lead={insurancePage.lead}>
        <ButtonLink href={href('contact')} look="action">
          {insurancePage.contactLabel}
        </ButtonLink>
        <ButtonLink href={href('appointments')} look="quiet">
          {insurancePage.bookLabel}
        </ButtonLink>
      </PageHero>
      <Section id="benefits" heading={insurancePage.benefitsHeading} background="sunk">
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {insuranceBenefits.map(({ icon, title, description }) => (
            <li key={title}>
              <Icon name={icon} className="size-8 text-clay-ink" />
              <h3 className="mt-3 text-h4">{title}</h3>
              <p className="mt-1 text-ink-soft">
                <LinkedText text={description} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="providers" heading={insurancePage.providersHeading}>
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {acceptedProviders.map(({ name, note }) => (
            <li key={name} className="border-t border-line py-4">
              <p className="font-semibold">{name}</p>
              <p className="text-small text-ink-soft">
                <LinkedText text={note} />
              </p>
            </li>
          ))}
        </ul>
        <h3 className="mt-12 text-h3">{insurancePage.pendingHeading}</h3>
        <dl className="mt-4 max-w-measure">
          {pendingAccreditation.map(({ name, text }) => (
            <div key={name} className="border-t border-line py-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="steps" heading={insurancePage.stepsHeading} background="sunk">
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
          <StepList steps={insuranceSteps} />
          <ul className="dotted space-y-3">
            {insuranceNotes.map((note) => (
              <li key={note}>
                <LinkedText text={note} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <CallToAction {...closings.insurance} />
    </>
  );
}
