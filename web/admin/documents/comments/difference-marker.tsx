import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { commentedField } from '#catalogue/comments/commented-field.ts'
import type { Difference } from '#web/admin/api/wire.gen.ts'
import { CommentMarker } from './comment-marker.tsx'

interface DifferenceMarkerProps {
  /** Of the record that changes. */
  entityType: string
  difference: Difference
  /** All that change: several parts of a field have one mark. */
  among: readonly Difference[]
}

/** The comments on what changes, where it is decided. */
export function DifferenceMarker({ entityType, difference, among }: DifferenceMarkerProps) {
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
