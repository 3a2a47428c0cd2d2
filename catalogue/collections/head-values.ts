import type { Content, Declaration } from '../declaration.ts'

/** What lists of a collection filter and sort its entries by, beside title, state and order. */
export function headValues(_declaration: Declaration, _content: Content): Record<string, string> {
  return {}
}
