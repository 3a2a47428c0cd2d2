import { Label, type Said, type Value } from '#catalogue/messages/sentence.ts'
import { labelled, labelledInside, say } from '#web/admin/speech/speech.ts'

/** What `labelOf` calls the place of a change, in the reader's language: "Title", "Slide 2: Image". */
export function placeWords(said: Said): string {
  if (said instanceof Label) return nameWords(said)
  const { item, place, field } = said.values
  if (said.key === 'change.order') return say('change.order', { item: nameWords(item) })
  const counted = { item: nameWords(item), place: Number(place) }
  return field === undefined
    ? say('change.item', counted)
    : say('change.field', { ...counted, field: nameWords(field) })
}

function nameWords(name: Value | undefined): string {
  if (!(name instanceof Label)) return String(name ?? '')
  return name.isInside ? labelledInside(name.english) : labelled(name.english)
}
