import type { ReactNode } from 'react';
import type { DepartmentContent } from '../../../components/department/department.ts';
import { Fold } from '../../../components/department/fold.tsx';
import { PageLink } from '../../../components/links/page-link.tsx';
import { FactList } from '../../../components/lists/fact-list.tsx';
import { NumberedSteps } from '../../../components/lists/numbered-steps.tsx';
import { useWords } from '../../../components/locale.tsx';
import { SourceNote } from '../../../components/notes/source-note.tsx';
import { Paragraphs, Points } from '../../../components/text/linked-texts.tsx';
import { slugOf } from '../../../components/text/slug-of.ts';

/** A heading and its folded parts. */
function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 text-h3">{heading}</h2>
      <div className="flow">{children}</div>
    </div>
  );
}

/** What a visitor can read once help is on the way, in three groups. */
export function EmergencyFolds({
  department: { words, labels, parts },
  today,
}: {
  department: DepartmentContent;
  today: string;
}) {
  const { afterAssault, ambulance, groups } = useWords('emergency');
  const { violence, femaleCutting } = useWords('violence');
  const { ambulanceCost, ambulanceSources } = useWords('ambulance');
  const cost = ambulanceCost(today);
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      <Group heading={groups.hurt}>
        <Fold id={slugOf(afterAssault.heading)} heading={afterAssault.heading}>
          <Points texts={afterAssault.items} />
        </Fold>
        {[violence, femaleCutting].map(({ id, heading, items }) => (
          <Fold key={id} id={id} heading={heading}>
            <Points texts={items} />
          </Fold>
        ))}
      </Group>
      <Group heading={groups.onTheWay}>
        <Fold id={slugOf(ambulance.heading)} heading={ambulance.heading}>
          <Paragraphs texts={ambulance.paragraphs} />
        </Fold>
        <Fold id={slugOf(cost.heading)} heading={cost.heading}>
          {cost.kind === 'facts' && <FactList facts={cost.facts} />}
          <SourceNote sources={ambulanceSources} />
        </Fold>
        <Fold id={parts.reachUs.id} heading={labels.reachUs}>
          {parts.reachUs.body}
        </Fold>
        <Fold id={parts.whatToBring.id} heading={labels.whatToBring}>
          <Points texts={words.whatToBring} />
        </Fold>
      </Group>
      <Group heading={groups.withUs}>
        <Fold id={parts.onTheDay.id} heading={labels.onTheDay}>
          <NumberedSteps steps={words.onTheDay.map(({ title, text }) => `${title}. ${text}`)} />
        </Fold>
        <Fold id={parts.cost.id} heading={labels.cost}>
          <Paragraphs texts={words.cost} />
          <PageLink to="insurance" line="no-print mt-3" className="text-link touch-target">
            {labels.prices}
          </PageLink>
        </Fold>
        <Fold id={parts.about.id} heading={parts.about.heading}>
          {parts.about.body}
        </Fold>
      </Group>
    </div>
  );
}
