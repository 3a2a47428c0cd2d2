import { foldText } from '../text/fold-text.ts'
import { listCell } from './cell-text.ts'

/** The column with the groups that a restaurant was put into by hand. */
export const groupsHeading = 'groups'

export interface NamedGroup {
  id: number
  name: string
}

/** Returns groups as a cell: their names, or the id where an import would read the name differently. */
export function groupsCell(groups: readonly NamedGroup[]): string {
  return groups.map(({ id, name }) => (isPlain(name) ? name : String(id))).join('; ')
}

/** Returns a group in a JSON list: its name, or the id where an import would read the name as one. */
export function groupWord({ id, name }: NamedGroup): string | number {
  return isId(name) ? id : name
}

function isPlain(name: string): boolean {
  return !isId(name) && listCell([name]) !== null
}

function isId(text: string): boolean {
  return /^\d+$/.test(text)
}

/** Returns the names in a cell. */
export function namesInCell(text: string): string[] {
  const names = text.split(/[;\n]/).map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Returns a function that finds a group by its name, or by its id. */
export function groupFinder(groups: readonly NamedGroup[]): (text: string) => number | null {
  const byName = new Map(groups.map(({ id, name }) => [foldText(name), id]))
  const ids = new Set(groups.map(({ id }) => id))
  return (text) => {
    if (isId(text) && ids.has(Number(text))) return Number(text)
    return byName.get(foldText(text)) ?? null
  }
}
