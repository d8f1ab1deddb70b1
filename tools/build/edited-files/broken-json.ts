/** What may come next (RFC 8259). */
type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end';

const token =
  /\s*(?:(?<string>"(?:[^"\\\n]|\\.)*")|(?<scalar>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|(?<mark>[{}[\],:]))/y;

/**
 * The line on which a text stops being JSON, for the engine's own message names it in some versions
 * alone; the last one where it only ends too early.
 */
export function brokenLine(text: string): number {
  const open: string[] = [];
  let expected: Expected | undefined = 'value';
  let end = 0;
  token.lastIndex = 0;
  while (expected) {
    const { string, scalar, mark = '' } = token.exec(text)?.groups ?? {};
    const isKey = expected.startsWith('key');
    if (string && isKey) expected = 'colon';
    else if ((string || scalar) && expected.startsWith('value')) expected = 'comma or end';
    else if ('{['.includes(mark) && mark && expected.startsWith('value')) {
      open.push(mark);
      expected = mark === '{' ? 'key or end' : 'value or end';
    } else if (
      '}]'.includes(mark) &&
      mark &&
      expected.endsWith('end') &&
      open.pop() === (mark === '}' ? '{' : '[')
    ) {
      expected = 'comma or end';
    } else if (mark === ':' && expected === 'colon') expected = 'value';
    else if (mark === ',' && expected === 'comma or end' && open.length > 0) {
      expected = open.at(-1) === '{' ? 'key' : 'value';
    } else expected = undefined;
    if (expected) end = token.lastIndex;
  }
  const next = text.slice(end).search(/\S/);
  return text.slice(0, next < 0 ? end : end + next).split('\n').length;
}
