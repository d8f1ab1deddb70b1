import { Icon } from '../../components/icons/icon.tsx';
import { iconPath } from '../../components/icons/icon-path.ts';
import { EmergencyLine } from '../../components/links/emergency-line.tsx';
import { HeadedFold } from '../../components/lists/disclosure.tsx';
import { useWords } from '../../components/locale.tsx';
import { Section } from '../../components/section.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';

/** Four reasons, the emergency and specialised services, the area and the emergency number. */
export function WhyChooseUs() {
  const { home } = useWords('home');
  const why = home.whyChooseUs;
  return (
    <Section id="why-choose-us" heading={why.heading} background="sunk">
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
        {why.highlights.map(({ icon, title, text }) => (
          <li key={title} className="icon-beside">
            <Icon path={iconPath(icon)} className="size-8 text-brand" />
            <h3 className="text-h4 sm:mt-3">
              <UnbrokenText text={title} />
            </h3>
            <p className="text-ink-soft sm:mt-1">
              <LinkedText text={text} />
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-x-14 sm:mt-8 sm:gap-y-8 md:mt-12 lg:grid-cols-2">
        <HeadedFold nested heading={why.servicesHeading}>
          <ul className="ticked packed gap-x-4 space-y-2 pb-3 xs:columns-2 sm:gap-x-8 sm:pt-2">
            {why.services.map((service) => (
              <li key={service} className="break-inside-avoid">
                {service}
              </li>
            ))}
          </ul>
        </HeadedFold>
        <div>
          <HeadedFold nested heading={why.areaHeading}>
            <p className="packed pb-3">
              <LinkedText text={why.area} />
            </p>
          </HeadedFold>
          <div className="mt-5">
            <EmergencyLine />
          </div>
        </div>
      </div>
    </Section>
  );
}
