/** Returns a text with the quotes, dashes and spaces of a plain keyboard, as the files have them. */
export const withPlainQuotes = (text: string): string =>
  text
    .replace(/[\u2018-\u201B]/g, "'")
    .replace(/[\u201C-\u201F]/g, '"')
    .replace(/(\d) ?[\u2010-\u2015] ?(?=\d)/g, '$1-')
    .replace(/ *[\u2014\u2015] *| +[\u2012\u2013] +/g, ', ')
    .replace(/[\u2010-\u2013]/g, '-')
    .replace(/[\u00A0\u2007\u202F]/g, ' ');
