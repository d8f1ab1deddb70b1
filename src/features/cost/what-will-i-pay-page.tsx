import { PageHero } from '../../components/document/page-hero.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { CostAnswer } from './cost-answer.tsx';
import { CostForm } from './cost-form.tsx';
import { readCostQuestion } from './cost-question.ts';

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
        <div className="rounded-panel bg-surface p-6 shadow-float md:p-10">
          <CostForm asked={asked} />
        </div>
      </Section>
    </>
  );
}
