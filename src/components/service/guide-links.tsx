import { linkTo, nearestPlace, placeLabel } from '../../places.ts';
import { useLanguage } from '../edition.tsx';

/** What to read at home: articles of /blog by number, of /medical-blog by name. */
export function GuideLinks({
  heading,
  guides = [],
}: {
  heading: string;
  guides?: readonly (number | string)[] | undefined;
}) {
  const language = useLanguage();
  if (guides.length === 0) return null;
  return (
    <section className="ruled">
      <h2 id="guides" className="text-section">
        {heading}
      </h2>
      <ul className="mt-2">
        {guides.map((id) => {
          const name = typeof id === 'number' ? 'blogPost' : 'medicalBlogPost';
          const guide = { name, language, entryId: String(id) } as const;
          const link = linkTo(guide);
          return (
            <li key={id}>
              <a
                {...link}
                lang={link.hrefLang}
                className="text-link inline-flex min-h-11 items-center"
              >
                {placeLabel(nearestPlace(guide))}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
