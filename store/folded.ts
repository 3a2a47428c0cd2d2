/**
 * A name as it is searched and sorted, alike on both databases: without accents, without case.
 * (SQLite knows case only in ASCII, and PostgreSQL strips no accents.)
 */
export function folded(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
