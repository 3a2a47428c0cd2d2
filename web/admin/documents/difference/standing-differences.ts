import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { knownTimeZone } from '#web/admin/api/brand.ts'
import type { Difference, Standing } from '#web/admin/api/wire.gen.ts'
import { windowLabels } from '#web/admin/documents/entry/window-fields.ts'
import { windowWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'

/**
 * When a record is to be seen, and whether it takes its entry off the site, as changes like any
 * other; times in the reader's zone.
 *
 * @param of the entity type of what it is a record of, which may call its window otherwise
 * @param at when the step is or was taken: a start that has passed by then means nothing any more
 */
export function standingDifferences(
  of: string,
  before: Standing | null,
  after: Standing | null,
  at: string,
): Difference[] {
  if (!after) return []
  const was = before ?? { starts_at: null, ends_at: null, archived: false }
  const labels = windowLabels(declarationByEntityType(of)?.window ?? null)
  return [
    line('starts_at', labels.starts, begins(was, at), begins(after, at)),
    line('ends_at', labels.ends, ends(was), ends(after)),
    line('archived', t('difference.onWebsite'), isShown(was), isShown(after)),
  ].filter((one) => one.before !== one.after)
}

function begins({ starts_at }: Standing, at: string): string {
  const isToCome = starts_at !== null && starts_at > at
  return isToCome ? windowWords(starts_at, knownTimeZone()) : t('difference.itsApproval')
}

function ends({ ends_at }: Standing): string {
  return ends_at === null ? t('difference.furtherNotice') : windowWords(ends_at, knownTimeZone())
}

function isShown({ archived }: Standing): string {
  return archived ? t('difference.no') : t('difference.yes')
}

function line(field: string, label: string, before: string, after: string): Difference {
  const nowhere = { item: null, part: null, before_image: null, after_image: null }
  return { ...nowhere, field, kind: 'changed', label, before, after }
}
