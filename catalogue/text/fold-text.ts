/**
 * Returns a text for comparing, searching and sorting: without accents and case. Databases disagree
 * on both (SQLite folds ASCII only, PostgreSQL keeps accents), so it is done here.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
