import type { Place } from '../site/addresses.ts';
import type { Language } from '../site/languages.ts';
import { isDepartmentRoute, type RouteName } from '../site/routes.ts';
import { placeHead } from '../words/places.ts';
import { wordsIn } from '../words/words-by-locale.ts';

/** The headings of pages in whose words the h1 is; for the others it is the title of their head. */
const headings: Readonly<Partial<Record<RouteName, (language: Language) => string>>> = {
  home: (language) => wordsIn(language, 'home').home.hero.headline,
  services: (language) => wordsIn(language, 'services').services.heading,
  maternityPackages: (language) => wordsIn(language, 'maternityReasons').packagesPage.heading,
  doctors: (language) => wordsIn(language, 'doctors').doctorsPage.heading,
  insurance: (language) => wordsIn(language, 'insurance').insurancePage.heading,
  about: (language) => wordsIn(language, 'about').about.headings.page,
  contact: (language) => wordsIn(language, 'contact').contact.heading,
  appointments: (language) => wordsIn(language, 'appointments').appointments.heading,
  testimonials: (language) => wordsIn(language, 'testimonials').testimonialsPage.heading,
  patientStories: (language) => wordsIn(language, 'patientStories').storiesHero.heading,
  blog: (language) => wordsIn(language, 'articlesPages').blogPage.heading,
  medicalBlog: (language) => wordsIn(language, 'articlesPages').medicalBlogPage.heading,
  search: (language) => wordsIn(language, 'searchPage').searchPage.heading,
  today: (language) => wordsIn(language, 'today').today.heading,
  whatWillIPay: (language) => wordsIn(language, 'whatWillIPay').whatWillIPay.heading,
  papers: (language) => wordsIn(language, 'papers').papers.heading,
  whenSomeoneDies: (language) => wordsIn(language, 'whenSomeoneDies').whenSomeoneDies.heading,
  accessibility: (language) => wordsIn(language, 'accessibility').accessibility.heading,
  patientRights: (language) => wordsIn(language, 'patientRights').patientRights.heading,
};

/** Returns the h1 of a page or article. Throws RangeError if the article does not exist. */
export function pageHeading(place: Place): string {
  const { label, title } = placeHead(place);
  const { name, language, entryId } = place;
  if (entryId !== undefined) return label;
  if (isDepartmentRoute(name)) {
    const { heading } = wordsIn(language, 'departmentPages').departmentPages[name];
    // a heading's no-break space is for its line on the page
    return heading.replaceAll('\u00a0', ' ');
  }
  return headings[name]?.(language) ?? title;
}
