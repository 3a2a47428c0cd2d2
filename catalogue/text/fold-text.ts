/**
 * Returns a text as it is compared, searched and sorted: without accents, marks and case. Databases do
 * not agree on either (SQLite knows case only in ASCII, PostgreSQL strips no accents), so it is done here.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
