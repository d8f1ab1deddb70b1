import type { ReactNode } from 'react';
import {
  cardAnchor,
  departmentCards,
  departmentOf,
  isPlanned,
} from '../../facts/hospital/departments.ts';
import type { DepartmentRouteName } from '../../site/routes.ts';
import { cardTitle } from '../../words/frame/department-names.ts';
import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';
import { PageLink } from '../links/page-link.tsx';
import { Disclosure } from '../lists/disclosure.tsx';
import { useWords } from '../locale.tsx';
import { Picture } from '../pictures/picture.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

interface CardProps {
  route: DepartmentRouteName;
}

/** A department's name, quieter if it is not open yet; `children` are below it. */
function Name({
  route,
  className,
  children,
}: CardProps & { className: string; children?: ReactNode }) {
  const title = cardTitle(useWords('departmentNames').departmentNames[route]);
  const tone = isPlanned(route) ? 'text-ink-soft' : '';
  return (
    <h3 className={`${className} group-hover:underline ${tone}`.trim()}>
      {title} {children}
    </h3>
  );
}

function Description({ route, margin }: CardProps & { margin: string }) {
  const { description } = useWords('departmentCards').departmentCardWords[route];
  return (
    <p className={`${margin} text-ink-soft`}>
      <UnbrokenText text={description} />
    </p>
  );
}

function CardDetails({ route }: CardProps) {
  const { details } = useWords('departmentCards').departmentCardWords[route];
  return (
    <ul className="dotted mt-3 mb-2 space-y-1 text-small">
      {details.map((detail) => (
        <li key={detail}>
          <UnbrokenText text={detail} />
        </li>
      ))}
    </ul>
  );
}

/** The link of a card, which covers the whole card. */
function LearnMore({ route }: CardProps) {
  const title = cardTitle(useWords('departmentNames').departmentNames[route]);
  const { learnMore, learnMoreAbout } = useWords('departmentLabels').departmentLabels;
  return (
    <PageLink
      to={route}
      className="card-link mt-auto touch-target gap-2 font-semibold whitespace-nowrap text-brand"
    >
      {learnMore}
      <span className="sr-only">{learnMoreAbout(title)}</span>
      <Icon path={icons.arrowRight} className="size-4" />
    </PageLink>
  );
}

/** The line that opens a card's details: a word to the eye, with the department for screen readers. */
function DetailsLabel({ title }: { title: string }) {
  const { details, detailsOf } = useWords('departmentLabels').departmentLabels;
  return (
    <span className="sr-only text-small font-normal text-ink-soft lg:not-sr-only">
      {details}
      <span className="sr-only">{detailsOf(title)}</span>
    </span>
  );
}

/** The twelve departments of the home page: lines with an object each, whose details expand. */
export function DepartmentIndex() {
  const { departmentNames } = useWords('departmentNames');
  const { departmentCardWords } = useWords('departmentCards');
  return (
    // each department has a page of its own for the search
    <ul data-search="off" className="grid items-start gap-x-10 sm:grid-cols-2 md:grid-cols-3">
      {departmentCards.map((route) => {
        const title = cardTitle(departmentNames[route]);
        return (
          <li
            key={route}
            data-reveal-item=""
            className="card service-line fold-line group relative"
          >
            <Picture
              name={departmentOf(route).picture}
              decorative
              size="shelf"
              className="framed"
            />
            <Name route={route} className="fold-line-name text-h4">
              {isPlanned(route) && (
                <span className="font-body text-small font-normal sm:hidden">
                  {departmentCardWords[route].badge}
                </span>
              )}
            </Name>
            <Description route={route} margin="mt-2 text-small" />
            <LearnMore route={route} />
            <Disclosure summary={<DetailsLabel title={title} />}>
              <CardDetails route={route} />
            </Disclosure>
          </li>
        );
      })}
    </ul>
  );
}

interface DepartmentCardsProps {
  /** The departments, in order; those of the specification's twelve cards have an anchor. */
  names: readonly DepartmentRouteName[];
  /** How many are beside each other on a desktop. */
  inRow?: 3 | 4;
}

/**
 * Departments as cards of one kind, each with its picture, sentence and five details; on a phone lines that
 * open.
 */
export function DepartmentCards({ names, inRow = 3 }: DepartmentCardsProps) {
  const { departmentNames } = useWords('departmentNames');
  const { departmentCardWords } = useWords('departmentCards');
  return (
    <ul
      data-search="off"
      className={`grid gap-x-8 sm:grid-cols-2 sm:gap-y-10 md:grid-cols-3 ${inRow === 4 ? 'lg:grid-cols-4' : ''}`.trim()}
    >
      {names.map((route) => {
        const title = cardTitle(departmentNames[route]);
        return (
          <li
            key={route}
            id={cardAnchor(route)}
            className="card service-card fold-line group relative"
          >
            <Picture name={departmentOf(route).picture} decorative size="card" className="framed" />
            <div>
              <p
                className={`text-small ${route === 'emergency' ? 'font-semibold text-alarm-ink' : 'text-ink-soft'}`}
              >
                <UnbrokenText text={departmentCardWords[route].badge} />
              </p>
              <Name route={route} className="text-h4 sm:text-h3" />
            </div>
            <Description route={route} margin="sm:mt-2" />
            <LearnMore route={route} />
            <Disclosure openWide summary={<DetailsLabel title={title} />}>
              <CardDetails route={route} />
            </Disclosure>
          </li>
        );
      })}
    </ul>
  );
}
