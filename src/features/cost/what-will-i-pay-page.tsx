import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Section } from '../../components/section.tsx';
import { CostAnswer } from './cost-answer.tsx';
import { CostForm } from './cost-form.tsx';
import { readCostQuestion } from './cost-question.ts';
import { PriceTables } from './price-tables.tsx';
import { WorkedExamples } from './worked-examples.tsx';

/**
 * /what-will-i-pay: the form, then worked examples and all prices; or above the form the answer once
 * both fields are set.
 */
export function WhatWillIPayPage({ place, query, today }: PageProps) {
  const { whatWillIPay } = useWords('whatWillIPay');
  const question = readCostQuestion(query);
  const { item, cover, isDraft } = question ?? {};
  const hasAnswer = item && cover && !isDraft;
  return (
    <>
      {hasAnswer ? (
        <CostAnswer {...{ place, item, cover, today }} />
      ) : (
        <PageOpening
          place={place}
          heading={whatWillIPay.heading}
          lead={whatWillIPay.lead}
          compact
        />
      )}
      <Section
        id="question"
        heading={hasAnswer ? whatWillIPay.againHeading : whatWillIPay.formHeading}
        hiddenHeading={!hasAnswer}
        continues={!hasAnswer}
      >
        <div
          className={`rounded-panel bg-surface px-5 py-4 floats md:p-10 ${hasAnswer ? '' : 'mt-3 md:mt-6'}`}
        >
          <CostForm question={question} />
        </div>
      </Section>
      {(!question || isDraft) && (
        <>
          <WorkedExamples today={today} />
          <PriceTables today={today} />
        </>
      )}
    </>
  );
}
