import { placePath } from '../../addresses.ts';
import { nearestPlace, placeLabel } from '../../places.ts';
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
          const place = nearestPlace({ name, language, entryId: String(id) });
          return (
            <li key={id}>
              <a href={placePath(place)} className="text-link inline-flex min-h-11 items-center">
                {placeLabel(place)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
