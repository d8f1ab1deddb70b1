const entityTags = /(?:W\/)?"[^"]*"/g;

/** Whether a list of entity tags, or '*' for any, covers the strong tag `etag`. */
function covers(list: string, etag: string, comparison: 'weak' | 'strong'): boolean {
  // what most browsers send: the one tag that they have
  if (list === etag || list.trim() === '*') return true;
  return (list.match(entityTags) ?? []).some(
    (tag) => (comparison === 'weak' ? tag.replace(/^W\//, '') : tag) === etag,
  );
}

/**
 * The status that a GET's preconditions ask for in place of 200, or undefined where they hold
 * (RFC 9110, 13.2.2): 412 where If-Match names other versions, 304 where If-None-Match names this
 * one. Nothing here has a modification date, so the conditions that give one are ignored (13.1.3,
 * 13.1.4). To be asked only when the answer would be 200: any other ignores them all (13.2.1).
 */
export function preconditionStatus(headers: Headers, etag: string): 304 | 412 | undefined {
  const ifMatch = headers.get('If-Match');
  if (ifMatch !== null && !covers(ifMatch, etag, 'strong')) return 412;
  const ifNoneMatch = headers.get('If-None-Match');
  return ifNoneMatch !== null && covers(ifNoneMatch, etag, 'weak') ? 304 : undefined;
}
