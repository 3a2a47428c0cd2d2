import type { Content, Declaration } from '../declaration.ts'
import type { Key, MediaLookup } from '../field.ts'
import type { Localizable, LocalizableText } from '../messages/message.ts'
import type { Difference } from '../wire.ts'
import { type Change, listOf, type Path, pathName } from './change.ts'
import { type Conflict, mapThree, type Side, type ThreeWay } from './conflict.ts'
import { type DescribedValue, describeValue, labelOf, listAt, nameOf } from './describe-value.ts'
import { differences } from './difference.ts'
import { joinNames } from './localized-value.ts'
import type { Merged } from './merge.ts'

/** A conflict as a question to a person; null: not there. */
export interface ConflictQuestion extends Path, ThreeWay<DescribedValue | null> {
  kind: Conflict['kind']
  label: Localizable
}

/** A change that was merged without a question. */
export interface MergedChange {
  by: Side | 'both'
  difference: Difference
}

/** Merges two versions and returns the questions and the merged changes in words. */
export function describeMerge(
  declaration: Declaration,
  versions: ThreeWay<Content>,
  merged: Merged,
  media: MediaLookup,
): { questions: ConflictQuestion[]; told: MergedChange[] } {
  const known = [merged.content, versions.theirs, versions.mine, versions.base]
  return {
    questions: merged.conflicts.map((conflict) => ask(declaration, conflict, known, media)),
    told: [
      ...toldOf(declaration, versions, merged, 'mine', media),
      ...toldOf(declaration, versions, merged, 'theirs', media),
    ],
  }
}

function ask(
  declaration: Declaration,
  conflict: Conflict,
  known: readonly Content[],
  media: MediaLookup,
): ConflictQuestion {
  const { kind, item, field, part } = conflict
  const home = known.find(({ items }) => items.some(({ id }) => id === item))
  const label = labelOf(declaration, conflict, home?.items ?? [])
  const head = { kind, item, field, part, label }
  if (conflict.kind === 'moved') {
    const words = orderWords(declaration, conflict, known, media)
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

function orderWords(
  declaration: Declaration,
  list: Path,
  known: readonly Content[],
  media: MediaLookup,
): (keys: readonly Key[]) => LocalizableText {
  const names = new Map<Key, LocalizableText>()
  for (const one of known.flatMap((content) => listAt(declaration, list, content))) {
    if (!names.has(one.key)) names.set(one.key, nameOf(declaration, list, one, media))
  }
  return (keys) => joinNames(keys.map((key) => names.get(key) ?? ''))
}

/** Returns what one side changed; what both changed alike counts as mine. */
function toldOf(
  declaration: Declaration,
  versions: ThreeWay<Content>,
  merged: Merged,
  side: Side,
  media: MediaLookup,
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

/** Returns the key by which a change and its words are matched; all moves of a list share one. */
function lineOf({ kind, ...path }: Path & { kind: Change['kind'] }): string {
  return `${kind} ${pathName(kind === 'moved' ? listOf(path) : path)}`
}
