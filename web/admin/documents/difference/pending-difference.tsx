import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { commentedField } from '#catalogue/content/commented-field.ts'
import { loadedTimeZone } from '#web/admin/api/brand.ts'
import type { Difference, EntryStatus, MediaUse, PendingRecord } from '#web/admin/api/wire.gen.ts'
import { CommentMarker } from '#web/admin/documents/comments/comment-marker.tsx'
import { windowLabels } from '#web/admin/fields/field-labels.ts'
import { formatMomentIn } from '#web/admin/i18n/format-date.ts'
import { formatList, t } from '#web/admin/i18n/translate.ts'
import { DifferenceList } from './difference-list.tsx'

export type PendingChange = PendingRecord['changes'][number]

interface PendingDifferenceProps {
  record: PendingRecord
  /** Renders something before a change that can be approved by itself. */
  lead?: ((change: PendingChange) => ReactNode) | undefined
  /** Whether each changed field has a comment marker. */
  isCommented?: boolean
}

export function PendingDifference({ record, lead, isCommented = false }: PendingDifferenceProps) {
  const { entity_type, changes, shown_at } = record
  const mark = (difference: Difference) => (
    <DifferenceMarker entityType={entity_type} difference={difference} among={changes} />
  )
  return (
    <>
      <DifferenceList
        differences={[
          ...windowDifferences(entity_type, null, record, new Date().toISOString()),
          ...changes,
        ]}
        label={t('approval.differences')}
        empty={t('approval.same')}
        isNew={record.is_new}
        {...(isCommented ? { mark } : {})}
        {...(lead ? { lead: (line) => isChange(line) && lead(line) } : {})}
      />
      {shown_at && <VisibleAt uses={shown_at} />}
    </>
  )
}

function isChange(line: Difference | PendingChange): line is PendingChange {
  return 'path' in line
}

/** Lists the live pages on which guests see a changing file. */
function VisibleAt({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0)
    return (
      <Text size="sm" mt="xs">
        {t('approval.shownNowhere')}
      </Text>
    )
  const places = formatList([...new Set(uses.map(({ label }) => label))])
  return (
    <Text size="sm" mt="xs">
      {t('approval.shownAt', { places })}
    </Text>
  )
}

interface DifferenceMarkerProps {
  entityType: string
  difference: Difference
  /** All differences: several parts of a field share one marker. */
  among: readonly Difference[]
}

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
 * Returns the differences of a revision's window and of being taken off the site, with times in the
 * reader's zone.
 * @param entityType may have names of its own for the window's ends
 * @param at when the transition is or was made: a start that had passed by then means nothing
 */
export function windowDifferences(
  of: string,
  before: EntryStatus | null,
  after: EntryStatus | null,
  at: string,
): Difference[] {
  if (!after) return []
  const was = before ?? { starts_at: null, ends_at: null, archived: false }
  const labels = windowLabels(declarationByEntityType(of)?.window ?? null)
  return [
    line('starts_at', labels.starts, begins(was, at), begins(after, at)),
    line('ends_at', labels.ends, ends(was), ends(after)),
    line('archived', t('difference.onWebsite'), visibilityText(was), visibilityText(after)),
  ].filter((one) => one.before !== one.after)
}

function begins({ starts_at }: EntryStatus, at: string): string {
  const isToCome = starts_at !== null && starts_at > at
  return isToCome ? formatMomentIn(starts_at, loadedTimeZone()) : t('difference.itsApproval')
}

function ends({ ends_at }: EntryStatus): string {
  return ends_at === null
    ? t('difference.furtherNotice')
    : formatMomentIn(ends_at, loadedTimeZone())
}

function visibilityText({ archived }: EntryStatus): string {
  return archived ? t('difference.no') : t('difference.yes')
}

function line(field: string, label: string, before: string, after: string): Difference {
  const nowhere = { item: null, part: null, before_image: null, after_image: null }
  return { ...nowhere, field, kind: 'changed', label, before, after }
}
