import { type Content, type Declaration, emptyContent } from '../declaration.ts'
import type { Key, MediaLookup } from '../field.ts'
import type { Localizable, LocalizableText } from '../messages/message.ts'
import type { Difference } from '../wire.ts'
import { type Change, listOf, type Path, pathName } from './change.ts'
import { type Conflict, mapThree, type Side, type ThreeWay } from './conflict.ts'
import { type DescribedValue, describeValue, labelOf, listAt, nameOf } from './describe-value.ts'
import { differences } from './difference.ts'
import { joinNames } from './localized-value.ts'
import type { Merged } from './merge.ts'

export interface ConflictQuestion extends Path, ThreeWay<DescribedValue | null> {
  kind: Conflict['kind']
  label: Localizable
}

export interface MergedChange {
  by: Side | 'both'
  difference: Difference
}

export function describeMerge(
  declaration: Declaration,
  versions: ThreeWay<Content>,
  merged: Merged,
  media: MediaLookup,
): { questions: ConflictQuestion[]; told: MergedChange[] } {
  const contents = [merged.content, versions.theirs, versions.mine, versions.base]
  return {
    questions: merged.conflicts.map((conflict) =>
      conflictQuestion(declaration, conflict, contents, media),
    ),
    told: [
      ...mergedChanges(declaration, versions, merged, { side: 'mine', media }),
      ...mergedChanges(declaration, versions, merged, { side: 'theirs', media }),
    ],
  }
}

function conflictQuestion(
  declaration: Declaration,
  conflict: Conflict,
  contents: readonly Content[],
  media: MediaLookup,
): ConflictQuestion {
  const { kind, item, field, part, inside } = conflict
  const [merged = emptyContent(declaration)] = contents
  const home = contents.find(({ items }) => items.some(({ id }) => id === item))
  const label = labelOf(declaration, conflict, home ?? merged)
  const head = { kind, item, field, part, inside, label }
  if (conflict.kind === 'moved') {
    const words = orderFormatter(declaration, conflict, contents, media)
    return { ...head, ...mapThree(conflict, (keys) => ({ text: words(keys), image: null })) }
  }
  const isGone = (value: unknown) => kind === 'removed' && value === null
  return {
    ...head,
    ...mapThree(conflict, (value) =>
      isGone(value) ? null : describeValue(declaration, conflict, value, media),
    ),
  }
}

function orderFormatter(
  declaration: Declaration,
  list: Path,
  contents: readonly Content[],
  media: MediaLookup,
): (keys: readonly Key[]) => LocalizableText {
  const names = new Map<Key, LocalizableText>()
  for (const one of contents.flatMap((content) => listAt(declaration, list, content))) {
    if (!names.has(one.key)) names.set(one.key, nameOf(declaration, list, one, media))
  }
  return (keys) => joinNames(keys.map((key) => names.get(key) ?? ''))
}

/** Returns the changes of one side; a change that both made counts as mine. */
function mergedChanges(
  declaration: Declaration,
  versions: ThreeWay<Content>,
  merged: Merged,
  { side, media }: { side: Side; media: MediaLookup },
): MergedChange[] {
  const taken = new Set(merged.changes.map((change) => `${change.by} ${lineOf(change)}`))
  return differences(declaration, versions.base, versions[side], media).flatMap(
    (difference): MergedChange[] => {
      const line = lineOf(difference)
      if (taken.has(`${side} ${line}`)) return [{ by: side, difference }]
      return side === 'mine' && taken.has(`both ${line}`) ? [{ by: 'both', difference }] : []
    },
  )
}

/** Returns the key that matches a change to its difference; all moves of a list share one. */
function lineOf({ kind, ...path }: Path & { kind: Change['kind'] }): string {
  return `${kind} ${pathName(kind === 'moved' ? listOf(path) : path)}`
}
