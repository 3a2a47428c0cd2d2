import type { Field } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import { wordsOf } from '#web/admin/fields/words-of.ts'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import '#web/ui/rich-text/rich-text.css'
import type { Row } from '#web/admin/fields/row.ts'

/** A field's value for people who only read it: as guests see it where it is more than words. */
export function FieldView({ field, row }: { field: Field; row: Row }) {
  if (field.kind === 'image') return <Thumbnail picture={pictureAt(field, row)} size={[200, 150]} />
  const value = row[field.wire]
  if (field.kind === 'richText' && isText(value)) return <RichText value={value} />
  return wordsOf(field, row) || '–'
}

/** Rows carry what the server has answered, and that is what it let in. */
function isText(value: Json | undefined): value is RichTextValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
