import type { InWords } from '#catalogue/change/in-words.ts'
import type { Question, Told } from '#catalogue/change/merge-in-words.ts'
import type { Difference } from '#web/admin/api/wire.gen.ts'
import { spoken } from '#web/admin/i18n/spoken.ts'

/** A value in the reader's language. */
export interface SpokenWords {
  words: string
  /** The address of its picture, where it has one. */
  image: string | null
}

export interface SpokenQuestion extends Omit<Question, 'label' | 'base' | 'mine' | 'theirs'> {
  label: string
  base: SpokenWords | null
  mine: SpokenWords | null
  theirs: SpokenWords | null
}

export interface SpokenTold extends Omit<Told, 'difference'> {
  difference: Difference
}

/** What the reader is asked of a merge made here, which no server says. */
export function spokenQuestion({ label, base, mine, theirs, ...rest }: Question): SpokenQuestion {
  const versions = { base: spokenWords(base), mine: spokenWords(mine), theirs: spokenWords(theirs) }
  return { ...rest, label: spoken(label), ...versions }
}

/** What the reader is told of it. */
export function spokenTold({
  by,
  difference: { label, before, after, source: _source, ...rest },
}: Told): SpokenTold {
  const words = { label: spoken(label), before: spoken(before), after: spoken(after) }
  return { by, difference: { ...rest, ...words } }
}

function spokenWords(version: InWords | null): SpokenWords | null {
  return version && { ...version, words: spoken(version.words) }
}
