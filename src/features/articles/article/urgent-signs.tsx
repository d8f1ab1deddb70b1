import { Icon } from '../../../components/icons/icon.tsx';
import * as icons from '../../../components/icons/icon-names.ts';
import type { IconName } from '../../../components/icons/icon-path.ts';
import { alarmRowClasses } from '../../../components/links/button-classes.ts';
import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { Disclosure } from '../../../components/lists/disclosure.tsx';
import { useWords } from '../../../components/locale.tsx';
import { SignList } from '../../../components/urgency/danger-list.tsx';
import { signIcons } from '../../../components/urgency/sign-icons.ts';
import { type DangerSign, splitSigns } from '../../../facts/clinical/danger-signs.ts';
import { inlineText, type UrgentSignGroup } from '../../../words/articles/article.ts';
import { InlineText } from './inline-text.tsx';

/** The id of the danger signs of every article. */
const urgentSignsId = 'urgent-signs';

/** The way to the danger signs, which a phone shows below the text; on wide screens they are beside it. */
export function UrgentSignsLink() {
  const { articleFrame } = useWords('articlesPages');
  return (
    <a href={`#${urgentSignsId}`} className={`no-print mt-2 ${alarmRowClasses} lg:hidden`}>
      <Icon path={icons.warning} />
      {articleFrame.urgentSigns}
      <Icon path={icons.arrowRight} className="ms-auto size-4 rotate-90" />
    </a>
  );
}

function Lines({ signs }: Pick<UrgentSignGroup, 'signs'>) {
  return (
    <ul className="dotted space-y-2">
      {signs.map((sign) => (
        <li key={JSON.stringify(sign)}>
          <InlineText runs={sign} />
        </li>
      ))}
    </ul>
  );
}

/** The signs of one group; on a phone the rest of a long list folds, as in DangerList. */
function Signs({ signs }: Pick<UrgentSignGroup, 'signs'>) {
  const { allSignsLabel, dangerSignText } = useWords('dangerSignWords');
  const [shown, folded] = splitSigns(signs);
  const known = Object.entries(signIcons) as [DangerSign, IconName][];
  const iconOf = new Map(known.map(([sign, icon]) => [dangerSignText(sign), icon]));
  const rows = shown.map((sign) => {
    const text = sign.map(inlineText).join('');
    return { text, icon: iconOf.get(text) };
  });
  return (
    <>
      {/* the list of a department's page looks as it does there */}
      {rows.every(({ icon }) => icon) ? <SignList signs={rows} /> : <Lines signs={shown} />}
      {folded.length > 0 && (
        <Disclosure className="mt-2" openWide summary={allSignsLabel(signs.length)}>
          <Lines signs={folded} />
        </Disclosure>
      )}
    </>
  );
}

/**
 * The danger signs and the emergency number, in every health article. `numbered`: on wide screens
 * the box below has the number.
 */
export function UrgentSigns({
  groups,
  numbered,
}: {
  groups: readonly UrgentSignGroup[];
  numbered: boolean;
}) {
  const { articleFrame } = useWords('articlesPages');
  return (
    <section aria-labelledby={urgentSignsId} className="rounded-panel bg-alarm-tint p-6 md:p-8">
      <h2 id={urgentSignsId} className="text-h3 text-alarm-ink">
        {articleFrame.urgentSigns}
      </h2>
      {groups.map((group) => (
        <div key={group.heading ?? ''} className="mt-4">
          {group.heading && <h3 className="mb-2 text-h4">{group.heading}</h3>}
          <Signs signs={group.signs} />
        </div>
      ))}
      <div className={numbered ? 'mt-6 lg:hidden' : 'mt-6'}>
        <EmergencyLine />
      </div>
    </section>
  );
}
