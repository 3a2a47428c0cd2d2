import { type Change, listOf, type Path, pathName } from './change.ts'
import type { Conflict, Side } from './conflict.ts'

export type Attributed = Change & { by: Side | 'both' }

/** Returns the merged changes with the side that made each, without those in conflict. */
export function attribute(
  mine: readonly Change[],
  theirs: readonly Change[],
  conflicts: readonly Conflict[],
): Attributed[] {
  const names = { mine: new Set(mine.map(nameOf)), theirs: new Set(theirs.map(nameOf)) }
  function settled(changes: readonly Change[], other: ReadonlySet<string>) {
    return changes.filter((change) => !isLost(change, other) && !isAsked(change, conflicts))
  }
  const [ours, others] = [settled(mine, names.theirs), settled(theirs, names.mine)]
  return [
    ...ours.map((change) => ({ ...change, by: sideOf(change, names.theirs, 'mine') })),
    ...others
      .filter((change) => !names.mine.has(nameOf(change)))
      .map((change) => ({ ...change, by: 'theirs' as const })),
  ]
}

function sideOf(change: Change, other: ReadonlySet<string>, side: Side): Side | 'both' {
  return other.has(nameOf(change)) ? 'both' : side
}

function nameOf({ kind, ...path }: Pick<Change, 'kind'> & Path): string {
  return `${kind} ${pathName(path)}`
}

function isLost(change: Change, other: ReadonlySet<string>): boolean {
  return change.kind === 'moved' && other.has(nameOf({ ...change, kind: 'removed' }))
}

function isAsked(change: Change, conflicts: readonly Conflict[]): boolean {
  return conflicts.some((conflict) => {
    if (conflict.kind === 'removed') return isWithin(change, conflict)
    if (conflict.kind !== change.kind) return false
    if (conflict.kind === 'changed') return pathName(change) === pathName(conflict)
    return pathName(listOf(change)) === pathName(conflict)
  })
}

function isWithin(path: Path, gone: Path): boolean {
  if (gone.field === null) return path.item === gone.item
  return pathName(path) === pathName(gone)
}
