import type { InWords } from '#catalogue/change/in-words.ts'
import type { MergedChange, Question } from '#catalogue/change/merge-in-words.ts'
import type { Difference } from '#web/admin/api/wire.gen.ts'
import { localized } from '#web/admin/i18n/localized.ts'

export interface LocalizedValue {
  words: string
  image: string | null
}

export interface LocalizedQuestion extends Omit<Question, 'label' | 'base' | 'mine' | 'theirs'> {
  label: string
  base: LocalizedValue | null
  mine: LocalizedValue | null
  theirs: LocalizedValue | null
}

export interface LocalizedMergedChange extends Omit<MergedChange, 'difference'> {
  difference: Difference
}

/** Returns a merge question in the reader's language; the merge runs in the browser. */
export function localizedQuestion({
  label,
  base,
  mine,
  theirs,
  ...rest
}: Question): LocalizedQuestion {
  const versions = {
    base: localizedValue(base),
    mine: localizedValue(mine),
    theirs: localizedValue(theirs),
  }
  return { ...rest, label: localized(label), ...versions }
}

/** Returns a merged change in the reader's language. */
export function localizedChange({
  by,
  difference: { label, before, after, source: _source, ...rest },
}: MergedChange): LocalizedMergedChange {
  const words = { label: localized(label), before: localized(before), after: localized(after) }
  return { by, difference: { ...rest, ...words } }
}

function localizedValue(version: InWords | null): LocalizedValue | null {
  return version && { ...version, words: localized(version.words) }
}
