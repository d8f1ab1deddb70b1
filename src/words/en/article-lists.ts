/** Lines as the steps of an article: '1. …', '2. …'. */
export function numberedList(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n');
}

/** Lines as a list of an article: '- …'. */
export function bulletList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
