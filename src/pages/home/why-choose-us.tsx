import { InEmergency } from '../../components/links/in-emergency.tsx';
import { HeadedFold } from '../../components/lists/disclosure.tsx';
import { useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';

/** Four reasons, the emergency and specialised services, the area and the emergency number. */
export function WhyChooseUs() {
  const { home } = useWords('home');
  const { frame } = useWords('frame');
  const why = home.whyChooseUs;
  return (
    <section id="why-choose-us" aria-labelledby="why-choose-us-heading" data-reveal="">
      <div className="bg-sunk py-6 md:py-16">
        <div className="shell">
          <h2 id="why-choose-us-heading" className="text-h2">
            {why.heading}
          </h2>
          <ul className="reasons mt-4 md:mt-6">
            {why.highlights.map(({ title, text }) => (
              <li key={title}>
                <h3>
                  <UnbrokenText text={title} />
                </h3>
                <p>
                  <LinkedText text={text} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="shell grid gap-x-10 pt-4 sm:gap-y-8 md:pt-12 lg:grid-cols-3">
        <div className="lg:col-span-2">
          <HeadedFold nested heading={why.servicesHeading}>
            <ul className="dotted packed gap-x-4 space-y-2 pb-3 *:break-inside-avoid xs:columns-2 sm:gap-x-10 sm:pt-2">
              {why.services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </HeadedFold>
        </div>
        <div>
          <HeadedFold nested heading={why.areaHeading}>
            <p className="packed pb-3 sm:pt-2">
              <LinkedText text={why.area} />
            </p>
          </HeadedFold>
          <p className="no-print mt-4 font-semibold text-alarm-ink">
            <InEmergency label={frame.inEmergency} />
          </p>
          <p className="mt-1 text-small">{why.strokeNote}</p>
        </div>
      </div>
    </section>
  );
}
