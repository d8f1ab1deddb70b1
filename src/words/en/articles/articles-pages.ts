/** Returns an article's reading time, for its card and its page. */
export function readTime(minutes: number): string {
  return `${minutes} min read`;
}

/** Labels of the share buttons below an article. */
export const sharing = {
  button: 'Share',
  done: 'Address copied',
  address: 'Address of this page',
  chat: 'Share on WhatsApp',
} as const;

/** Labels on an article: the last change, and the heading of its danger signs. */
export const articleFrame = {
  lastChangedOn: 'Last changed on',
  urgentSigns: 'When to seek care at once',
} as const;

/** Link to the feed, on the lists of both blogs. */
export const feedLabel = 'New articles in your feed reader (Atom)';

/** Precedes the links to an article's departments. */
export const articleDepartments = 'Our departments for this:';

/** Headings, labels and messages of the two blogs. */
export const blogPage = {
  heading: 'Health blog',
  lead: 'Articles by our clinicians, each about one thing you can do today.',
  listHeading: 'All articles',
  readMore: 'Read More',
  guides: 'Longer guides: our medical blog',
  loading: 'Loading...',
  back: 'Back to all articles',
  relatedHeading: 'Related Articles',
  notFound: {
    heading: 'Article Not Found',
    text: "The blog post you're looking for doesn't exist or has been removed.",
    back: 'Back to Blog',
    newestHeading: 'Newest articles',
  },
} as const;

export const medicalBlogPage = {
  heading: 'Medical blog',
  lead: 'Guides by our clinicians. Each lists its sources, and the signs that cannot wait.',
  listHeading: 'Guides',
  searchLabel: 'Search the guides',
  searchPlaceholder: 'Search health topics...',
  searchButton: 'Search',
  categoriesLabel: 'Categories',
  articles: 'Shorter reads: our health blog',
  empty: 'No articles found matching your search.',
  emptyHint: 'Try a shorter word, choose All, or ask us directly.',
  emptyChat: 'Ask on WhatsApp',
  readMore: 'Read More',
  back: 'Back to the medical blog',
  consultation: {
    heading: 'Talk to a clinician about this',
    text: 'A guide cannot examine you. If something here sounds like you, come and see us.',
    bookLabel: 'Book Appointment',
    contactLabel: 'Contact Us',
  },
} as const;
