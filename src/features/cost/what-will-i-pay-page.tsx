import { PageHero } from '../../components/document/page-hero.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { CostAnswer } from './cost-answer.tsx';
import { CostForm } from './cost-form.tsx';
import { readCostQuestion } from './cost-question.ts';

/** /what-will-i-pay: the form, and above it the answer once both fields are set. */
export function WhatWillIPayPage({ place, query, today }: PageProps) {
  const { whatWillIPay } = useWords('whatWillIPay');
  const question = readCostQuestion(query);
  const { birth, cover } = question ?? {};
  const hasAnswer = birth && cover;
  return (
    <>
      <PageHero
        place={place}
        heading={whatWillIPay.heading}
        lead={hasAnswer ? undefined : whatWillIPay.lead}
      />
      {hasAnswer && <CostAnswer birth={birth} cover={cover} today={today} />}
      <Section
        id="question"
        heading={hasAnswer ? whatWillIPay.againHeading : whatWillIPay.formHeading}
        hiddenHeading={!hasAnswer}
        continues={!hasAnswer}
      >
        <div className="rounded-panel bg-surface p-6 shadow-float md:p-10">
          <CostForm question={question} />
        </div>
      </Section>
    </>
  );
}
