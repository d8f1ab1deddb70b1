import type { Place } from '../routes.ts';
import { placeLabel, placePath } from '../routes.ts';

/** What to read at home: articles of /blog by number, of /medical-blog by name. */
export function GuideLinks({ guides = [] }: { guides?: readonly (number | string)[] | undefined }) {
  if (guides.length === 0) return null;
  return (
    <section className="ruled">
      <h2 id="guides" className="text-section">
        Read at home
      </h2>
      <ul className="mt-2">
        {guides
          .map((id): Place => {
            const name = typeof id === 'number' ? 'blogPost' : 'medicalBlogPost';
            return { name, entryId: `${id}` };
          })
          .map((place) => (
            <li key={place.entryId}>
              <a href={placePath(place)} className="text-link inline-flex min-h-11 items-center">
                {placeLabel(place)}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
