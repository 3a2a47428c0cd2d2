import { type Change, listOf, type Path, pathName } from './change.ts'
import type { Conflict, Side } from './conflict.ts'

/** A change with whose it is. */
export type Attributed = Change & { by: Side | 'both' }

/**
 * Whose each change of a merge is. Left out is what was asked, and the move of something that the
 * other side has taken away.
 *
 * @param mine what leads from the base to mine
 * @param theirs what leads from the base to theirs
 */
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

/** Was it moved here and taken away there? */
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

/** Is it about what one side took away and the other changed? */
function isWithin(path: Path, gone: Path): boolean {
  if (gone.field === null) return path.item === gone.item
  return pathName(path) === pathName(gone)
}
