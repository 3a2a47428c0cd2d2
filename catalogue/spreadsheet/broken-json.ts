/** So many characters of a cell spreadsheets keep; they cut what is longer without a word. */
export const longestCell = 32_767

/**
 * Does this begin as data of an export and cannot be read as such: cut off by a spreadsheet, or with its
 * quotation marks turned into others? `{name}` and `[1]` are words.
 */
export function isBrokenJson(text: string): boolean {
  const begin = text.slice(0, 100).replaceAll(/\s/g, '').replaceAll(quotes, '"')
  return /^"{0,9}[[{]{1,9}(?:"|(?:type|content):)/.test(begin) && !isJson(text)
}

const quotes = /["“”„‟«»'‘’‚‹›″＂]/gu

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
