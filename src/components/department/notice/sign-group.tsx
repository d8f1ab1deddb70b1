import type { Fact, SignGroup } from '../../../words/departments/department-words.ts';
import { Icon } from '../../icons/icon.tsx';
import * as icons from '../../icons/icon-names.ts';
import { alarmRowClasses } from '../../links/button-classes.ts';
import { Disclosure } from '../../lists/disclosure.tsx';
import { LinkedText } from '../../text/linked-text.tsx';
import { UnbrokenText } from '../../text/unbroken-text.tsx';
import { DangerList, SignList } from '../../urgency/danger-list.tsx';
import { SectionLink } from '../section-link.tsx';

function Limits({ limits }: { limits: readonly Fact[] }) {
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {limits.map(({ term, detail }) => (
        <div key={term} className="py-2">
          <dt className="font-semibold">
            <UnbrokenText text={`${term}:`} />
          </dt>
          <dd>
            <LinkedText text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SignsProps {
  limits?: SignGroup['limits'];
  danger?: SignGroup['danger'];
  signs?: SignGroup['signs'];
  more?: SignGroup['more'];
  wide?: boolean;
}

/** Limits and lists of signs, with or without a heading above them. */
export function Signs({ limits, danger, signs, wide = false, more }: SignsProps) {
  const help = more && (
    <div className="no-print basis-full">
      <SectionLink {...more} className={`mt-3 ${alarmRowClasses}`}>
        <Icon path={icons.arrowRight} className="ms-auto size-5" />
      </SectionLink>
    </div>
  );
  return (
    <>
      {limits && <Limits limits={limits} />}
      {signs && <SignList signs={signs.map((text) => ({ text }))} wide={wide} />}
      {danger ? <DangerList signs={danger} wide={wide} help={help} /> : help}
    </>
  );
}

interface SignGroupProps extends SignGroup {
  /** Over the whole width: its heading is beside its signs. */
  wide: boolean;
  /** Behind its heading on a phone. */
  folded: boolean;
}

/** Signs under a heading of their own. */
export function SignGroupBox({ id, heading, text, wide, folded, ...lists }: SignGroupProps) {
  // its last line has the rest of the signs, and what else helps these patients
  const content = (
    <div className={wide ? 'flex flex-wrap items-baseline gap-x-6 print:block' : undefined}>
      <Signs {...lists} />
      {text && (
        <p className="mt-4 leading-snug text-balance">
          <LinkedText text={text} />
        </p>
      )}
    </div>
  );
  return (
    <div id={id} className={`sign-group ${folded ? 'fold-line' : ''}`.trim()}>
      <h3
        className={`text-h3 ${folded ? 'fold-line-name' : ''} ${wide ? '' : 'lg:text-h4'}`.trim()}
      >
        <UnbrokenText text={heading} />
      </h3>
      {folded ? (
        <Disclosure openWide summary={<span className="sr-only">{heading}</span>}>
          {content}
        </Disclosure>
      ) : (
        content
      )}
    </div>
  );
}
