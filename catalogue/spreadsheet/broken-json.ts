/** Spreadsheets silently cut cells at this length. */
export const longestCell = 32_767

/** Returns whether a text is JSON of an export that a spreadsheet broke; `{name}` is text. */
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
