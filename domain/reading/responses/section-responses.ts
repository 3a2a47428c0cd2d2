import {
  entitiesOf,
  itemsToWire,
  picturesOf,
  valuesToWire,
} from '#catalogue/content/content-to-wire.ts'
import { type Content, emptyContent, type Section } from '#catalogue/declaration.ts'
import { referenceName } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import { mediaName } from '#domain/media/media-changes.ts'
import { type Reading, readDocuments } from '../reading.ts'
import { readReferences } from '../resolve-sections.ts'

type WireValues = Record<string, Json>

interface SectionResponse {
  values: WireValues
  items: WireValues[]
}

/**
 * Returns what guests see of a section, under wire names; items about something that is not live
 * are left out.
 */
export async function readSectionResponse(
  reading: Reading,
  section: Section,
): Promise<SectionResponse> {
  const [response] = await readSectionResponses(reading, [section])
  if (!response) throw new Error(`No answer for ${section.key}`)
  return response
}

/** Returns several sections in their order, in a few queries. */
export async function readSectionResponses(
  reading: Reading,
  sections: readonly Section[],
): Promise<SectionResponse[]> {
  const places = sections.map((declaration) => ({ declaration, entryId: 0 }))
  const documents = await readDocuments(reading, places)
  const live = sections.map((section) => {
    const document = documents.find(({ declaration }) => declaration === section)
    return { section, content: document?.content ?? emptyContent(section) }
  })
  const refs = live.flatMap(({ section, content }) => entitiesOf(section, content))
  const seen = await readReferences(reading, refs)
  const loaded = live.map(({ section, content }) => ({
    section,
    content: withoutAway(section, content, seen),
  }))
  const pictures = loaded.flatMap(({ section, content }) => picturesOf(section, content))
  for (const id of pictures) reading.names.add(mediaName(id))
  const pictured = await lookUpMedia(reading.db, pictures, reading.language)
  const media = Object.assign(new Map(pictured), { references: seen, isForGuests: true })
  return loaded.map(({ section, content }) => ({
    values: valuesToWire(section, content, media),
    items: itemsToWire(section, content, media),
  }))
}

function withoutAway(
  section: Section,
  content: Content,
  seen: { has(name: string): boolean },
): Content {
  const items = content.items.filter((item) => {
    const about = entitiesOf(section, { ...content, values: {}, items: [item] })
    return about.every((one) => one.isLink || seen.has(referenceName(one)))
  })
  return { ...content, items }
}
