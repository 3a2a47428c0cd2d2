/** The ids by which the focus finds a row's fields and buttons. */
export function rowId(key: string, part: string): string {
  return `row-${key}-${part}`
}
