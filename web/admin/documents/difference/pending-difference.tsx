import { Text } from '@mantine/core'
import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { commentedField } from '#catalogue/comments/commented-field.ts'
import { knownTimeZone } from '#web/admin/api/brand.ts'
import type { Difference, MediaUse, PendingRecord, Standing } from '#web/admin/api/wire.gen.ts'
import { CommentMarker } from '#web/admin/documents/comments/comment-marker.tsx'
import { windowLabels } from '#web/admin/documents/entry/window-fields.ts'
import { windowWords } from '#web/admin/i18n/date-words.ts'
import { listWords } from '#web/admin/i18n/list-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { DifferenceList } from './difference-list.tsx'

interface PendingDifferenceProps {
  record: PendingRecord
  /** Are the comments of the fields that change to be found here, and no field itself? */
  isCommented?: boolean
}

/** What publishing it would change of what visitors see. */
export function PendingDifference({ record, isCommented = false }: PendingDifferenceProps) {
  const { entity_type, differences, shown_at } = record
  const mark = (difference: (typeof differences)[number]) => (
    <DifferenceMarker entityType={entity_type} difference={difference} among={differences} />
  )
  return (
    <>
      <DifferenceList
        differences={[
          ...standingDifferences(entity_type, null, record, new Date().toISOString()),
          ...differences,
        ]}
        label={t('approval.differences')}
        empty={t('approval.same')}
        {...(isCommented ? { mark } : {})}
      />
      {shown_at && <ShownAt uses={shown_at} />}
    </>
  )
}

/** The live places at which guests see a file that changes. */
function ShownAt({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0)
    return (
      <Text size="sm" mt="xs">
        {t('approval.shownNowhere')}
      </Text>
    )
  const places = listWords([...new Set(uses.map(({ label }) => label))])
  return (
    <Text size="sm" mt="xs">
      {t('approval.shownAt', { places })}
    </Text>
  )
}

interface DifferenceMarkerProps {
  /** Of the record that changes. */
  entityType: string
  difference: Difference
  /** All that change: several parts of a field have one mark. */
  among: readonly Difference[]
}

/** The comments on what changes, where it is decided. */
function DifferenceMarker({ entityType, difference, among }: DifferenceMarkerProps) {
  const path = commentPath(difference)
  const declaration = declarationByEntityType(entityType)
  const isKnown = path !== '' && declaration && commentedField(declaration, path) !== undefined
  const isFirst = among.find((one) => commentPath(one) === path) === difference
  return isKnown && isFirst ? (
    <CommentMarker field={path} label={difference.label} isInLine />
  ) : null
}

function commentPath({ item, field }: Difference): string {
  if (item === null) return field ?? ''
  return field === null ? `items.${item}` : `items.${item}.${field}`
}

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
