import { useContext } from 'react'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { CommentContext } from './comment-marker.tsx'
import type { FieldRemarksProps } from './field-remark.tsx'

const FieldRemark = partLater(
  async () => (await import('./field-remark.tsx')).FieldRemark,
  () => null,
)

/** Renders what approvers wrote of a field with their decisions, under the field. */
export function FieldRemarks({ field, row, onTake }: FieldRemarksProps) {
  const place = useContext(CommentContext)
  const path = `${place?.prefix ?? ''}${field.key}`
  const remarks = place?.open.find((one) => one.field === path)?.remarks ?? []
  if (!place?.mayWrite) return null
  return remarks.map((remark) => (
    <FieldRemark key={remark.thread} remark={remark} field={field} row={row} onTake={onTake} />
  ))
}
