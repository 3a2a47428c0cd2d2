import type { Field } from '#catalogue/field.ts'
import { idAt, type Row, responseNames, textAt } from '#web/admin/fields/row.ts'

/** The names under which a row carries a picture: id, addresses and alternative text. */
interface PictureSlot {
  ids: string[]
  url: string
  thumb: string
  alt: string | null
}

function pictureSlot(field: Field): PictureSlot {
  const names = responseNames(field)
  const ids = names.filter((name) => name.endsWith('_id'))
  const thumb = names.find((name) => name.endsWith('_thumb_url')) ?? field.wire
  const rest = names.filter((name) => ![...ids, thumb, 'alt'].includes(name))
  return { ids, url: rest[0] ?? field.wire, thumb, alt: names.includes('alt') ? 'alt' : null }
}

export interface ChosenPicture {
  id: number
  url: string
  thumb: string
  alt: string
}

export function pictureAt(field: Field, row: Row): ChosenPicture | null {
  const slot = pictureSlot(field)
  const id = idAt(row, slot.ids.includes(field.wire) ? field.wire : (slot.ids[0] ?? field.wire))
  const alt = slot.alt ? textAt(row, slot.alt) : ''
  const url = textAt(row, slot.url)
  // Edits stored before thumbnails existed have none.
  return id === null ? null : { id, url, thumb: textAt(row, slot.thumb) || url, alt }
}

/** Returns the change that chooses a picture; null empties the field. */
export function choosePicture(field: Field, picture: ChosenPicture | null): Row {
  const slot = pictureSlot(field)
  const change: Row = { [slot.thumb]: picture?.thumb ?? null, [slot.url]: picture?.url ?? null }
  for (const name of slot.ids) change[name] = picture?.id ?? null
  if (slot.alt) change[slot.alt] = picture?.alt ?? ''
  return change
}
