import { contactCardPath, feedPath, placePath } from '../addresses.ts';
import { type Language, languageNames } from '../languages.ts';
import { type BlogName, blogNames } from '../routes.ts';

/** A file that belongs to a page: where the page is missing, so is the file. */
export interface PageFile {
  path: string;
  /** The path of the page. */
  page: string;
  language: Language;
  /** The blog whose feed it is; undefined for the card of the contact page. */
  blog?: BlogName;
}

/** The files that belong to pages, in every language that may have the page. */
export const pageFiles: readonly PageFile[] = languageNames.flatMap((language) => [
  ...blogNames.map((blog) => ({
    path: feedPath(blog, language),
    page: placePath({ name: blog, language }),
    language,
    blog,
  })),
  {
    path: contactCardPath(language),
    page: placePath({ name: 'contact', language }),
    language,
  },
]);
