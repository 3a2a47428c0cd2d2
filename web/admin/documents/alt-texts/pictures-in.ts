import type { Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { FormContent } from '#web/admin/fields/form-content.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { type Row, rowsAt } from '#web/admin/fields/row.ts'

/** Returns the ids of the chosen pictures of which a form knows no alternative text, each once. */
export function untoldPictures(
  { fields, set }: Pick<Section, 'fields' | 'set'>,
  { values, items }: FormContent,
): number[] {
  const all = [
    ...picturesIn(fields, values),
    ...items.flatMap(({ row }) => picturesIn(set?.fields ?? [], row)),
  ]
  return [...new Set(all)]
}

function picturesIn(fields: readonly Field[], row: Row): number[] {
  return fields.flatMap((field) => {
    if (field.rows) {
      const inside = field.rows.fields
      return rowsAt(row, field.wire).flatMap((one) => picturesIn(inside, one))
    }
    const picture = field.kind === 'image' ? pictureAt(field, row) : null
    return picture && picture.alt.trim() === '' ? [picture.id] : []
  })
}
