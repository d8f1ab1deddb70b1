import { ActionLinks } from '../../../components/links/action-links.tsx';
import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { PageLink } from '../../../components/links/page-link.tsx';
import { useWords } from '../../../components/locale.tsx';
import { emergencyCategories } from '../../../facts/media/article-categories.ts';
import type { Article } from '../../../words/articles/article.ts';
import { ArticleDepartments } from './article-departments.tsx';

/** How to ask a clinician, and the departments for it. */
export function GuideNextStep({ article }: { article: Article }) {
  const { medicalBlogPage } = useWords('articlesPages');
  const { directions } = useWords('departmentLabels').departmentLabels;
  const { heading, text, bookLabel, contactLabel } = medicalBlogPage.consultation;
  const isUrgent = emergencyCategories.has(article.category);
  const ways = [
    { label: bookLabel, target: 'appointments' },
    { label: contactLabel, target: 'contact' },
  ] as const;
  return (
    <section
      aria-labelledby="consultation"
      data-search="off"
      className="no-print rounded-panel bg-sunk p-6"
    >
      <h2 id="consultation" className="text-h3">
        {heading}
      </h2>
      <p className="mt-2">{text}</p>
      {/* it stays beside the first aid on wide screens */}
      {isUrgent && (
        <div className="mt-4 hidden lg:block">
          <EmergencyLine />
        </div>
      )}
      <div className="actions mt-5 mb-3 flex flex-wrap gap-3">
        <ActionLinks
          // in an emergency the way here comes before an appointment
          actions={isUrgent ? [{ label: directions, target: 'directions' }, ...ways] : ways}
        />
      </div>
      <ArticleDepartments departments={article.departments} />
    </section>
  );
}

/** The end of a guide: its tags as links. */
export function GuideEnd({ article }: { article: Article }) {
  const { tagsLabel } = useWords('articleCard');
  return (
    <ul aria-label={tagsLabel} className="no-print mt-8 flex flex-wrap gap-x-5">
      {article.tags.map((tag) => (
        <li key={tag}>
          <PageLink
            to="medicalBlog"
            end={`?q=${encodeURIComponent(tag)}`}
            className="text-link touch-target"
          >
            {tag}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
