import { ArticleCard } from '../components/article-card.tsx';
import { buttonClasses } from '../components/button-link.tsx';
import { Icon } from '../components/icon.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Section } from '../components/section.tsx';
import { medicalBlogPage } from '../content/articles-pages.ts';
import { medicalArticles } from '../content/medical-blog.ts';
import { filterMedicalArticles, medicalFilterCategories } from '../content/medical-filter.ts';
import { href } from '../routes.ts';
import type { PageProps } from './page-props.ts';

/** The address of the list under a filter; parameters that filter nothing are left out. */
export function medicalBlogAddress(query: string, category: string): string {
  const parameters = new URLSearchParams();
  if (query.trim()) parameters.set('q', query.trim());
  if (category !== 'All') parameters.set('category', category);
  const search = parameters.toString();
  return search ? `${href('medicalBlog')}?${search}` : href('medicalBlog');
}

function SearchBox({ query, category }: { query: string; category: string }) {
  return (
    <form action={href('medicalBlog')} role="search" className="max-w-form">
      <label htmlFor="q" className="font-semibold">
        {medicalBlogPage.searchLabel}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={query}
          placeholder={medicalBlogPage.searchPlaceholder}
          enterKeyHint="search"
          className="block w-full min-w-0 rounded-control border border-field-line bg-surface px-4 py-3 text-base"
        />
        {category !== 'All' && <input type="hidden" name="category" value={category} />}
        <button type="submit" className={buttonClasses('brand')}>
          <Icon name="search" />
          <span className="sr-only sm:not-sr-only">{medicalBlogPage.searchButton}</span>
        </button>
      </div>
    </form>
  );
}

function Categories({ query, category }: { query: string; category: string }) {
  return (
    <nav aria-label={medicalBlogPage.categoriesLabel} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {medicalFilterCategories.map((name) => {
          const current = name === category;
          return (
            <li key={name}>
              <a
                href={medicalBlogAddress(query, name)}
                aria-current={current ? 'true' : undefined}
                className={`button inline-flex min-h-11 items-center rounded-full px-4 text-small font-semibold ${current ? 'bg-brand text-on-brand' : 'border border-field-line hover:bg-tint'}`}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** /medical-blog, filtered by ?q= and ?category= (spec sections 2 and 5). */
export function MedicalBlogPage({ place, query }: PageProps) {
  const words = query.q ?? '';
  const category = query.category || 'All';
  const found = filterMedicalArticles(medicalArticles, { query: words, category });
  const filtered = words.trim() !== '' || category !== 'All';
  return (
    <>
      <PageHero place={place} heading={medicalBlogPage.heading} lead={medicalBlogPage.lead} />
      <Section id="guides" heading={medicalBlogPage.listHeading} hiddenHeading background="sunk">
        <SearchBox query={words} category={category} />
        <Categories query={words} category={category} />
        <div role="status" className="mt-8">
          {filtered && found.length > 0 && (
            <p className="font-semibold">
              {found.length === 1 ? '1 article found' : `${found.length} articles found`}
            </p>
          )}
          {found.length === 0 && (
            <>
              <p className="text-h3">{medicalBlogPage.empty}</p>
              <p className="mt-2 text-ink-soft">{medicalBlogPage.emptyHint}</p>
            </>
          )}
        </div>
        <ul className="mt-6 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {found.map((article) => (
            <ArticleCard
              key={article.id}
              article={article}
              address={href('medicalBlogPost', article.id)}
              linkLabel={medicalBlogPage.readMore}
              byline={article.author}
              tags={article.tags}
            />
          ))}
        </ul>
      </Section>
    </>
  );
}
