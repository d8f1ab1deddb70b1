/** Escapes text for use between tags and in quoted attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
