import fc from 'fast-check';

/** Part of every hostile text; no page of the site contains it. */
export const marker = 'zq7x';

/** Texts that break out of markup, headers, paths or encodings that are not escaped. */
export const pieces: readonly string[] = [
  ...['<', '</title><', '</textarea><', '</script><', '--><'].map((end) => `w${end}${marker}>`),
  ...[`w"${marker}="`, `w'${marker}='`, `w" onload="${marker}()`, `javascript:${marker}()`],
  ...[`w\r\n${marker}: 1\r\n\r\n<${marker}>`, `w\n${marker}: 1`, `w\u0000${marker}`],
  ...[`w\u2028${marker}\u2029`, `w\u202e${marker}`, 'Wanjikũ N’gang’a 🙂', `w&lt;${marker}&gt;`],
  ...['https://evil.example/', '//evil.example/', '\\\\evil.example\\', '@evil.example', ':80'],
  ...['..', '.', '*', '__proto__', 'constructor', ':postId'],
];

/** Percent-encodings, valid and invalid; a 'w' before a line break, since a query loses the space at its start. */
export const encodings: readonly string[] = [
  ...['%', '%zz', '%0', '%00', '%0d%0a', `w%0d%0a${marker}:%201`, '%2e%2e', '%2f', '%5c', '%25'],
  ...['%2F%2Fevil.example', '%2561', '%3f', '%23', '%20', '%c0%ae', '%E0%A4%A', '%ED%A0%80'],
  ...['%F0%9F%99%82', `%3C${marker}%3E`, `%22${marker}%3D`, '+', ';', ','],
];

export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
      { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));

/** Bytes allowed in a request line or a header: no control characters, no spaces. */
export const toWireBytes = (value: string) =>
  Buffer.from(value.toWellFormed(), 'utf8')
    .toString('latin1')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what cannot be sent
    .replace(/[\u0000-\u0020\u007f]/g, '');
