import { CostAnswer } from '../components/cost/cost-answer.tsx';
import { CostForm } from '../components/cost/cost-form.tsx';
import { PageHero } from '../components/document/page-hero.tsx';
import { useWords } from '../components/edition.tsx';
import { Section } from '../components/section.tsx';
import { readCostQuestion } from '../forms/cost-question.ts';
import type { PageProps } from './page-props.ts';

/** /what-will-i-pay: two choices, and with both the answer above them. */
export function WhatWillIPayPage({ place, query, today }: PageProps) {
  const { whatWillIPay } = useWords('whatWillIPay');
  const asked = readCostQuestion(query);
  const { birth, cover } = asked ?? {};
  const answered = birth && cover;
  return (
    <>
      <PageHero
        place={place}
        heading={whatWillIPay.heading}
        lead={answered ? undefined : whatWillIPay.lead}
      />
      {answered && <CostAnswer birth={birth} cover={cover} today={today} />}
      <Section
        id="question"
        heading={answered ? whatWillIPay.againHeading : whatWillIPay.formHeading}
        hiddenHeading={!answered}
        continues={!answered}
      >
        <div className="md:rounded-panel md:bg-surface md:p-10 md:shadow-float">
          <CostForm asked={asked} />
        </div>
      </Section>
    </>
  );
}
