import {
  entitiesOf,
  itemAnswers,
  picturesOf,
  valuesAnswer,
} from '#catalogue/content/content-answer.ts'
import { type Content, emptyContent, type Section } from '#catalogue/declaration.ts'
import type { Json } from '#catalogue/json.ts'
import { lookUpMedia } from '../media/look-up-media.ts'
import { mediaName } from '../media/media-changes.ts'
import { readReferences, referenceName } from './draw-sections.ts'
import { type Reading, readContent } from './reading.ts'

type Answered = Record<string, Json>

/**
 * What guests see of a section, under wire names: single values, and items but for those about
 * something that they do not see (an offer that is over).
 */
export async function readAnswer(
  reading: Reading,
  section: Section,
): Promise<{ values: Answered; items: Answered[] }> {
  const live = (await readContent(reading, section)) ?? emptyContent(section)
  const content = await withoutAway(reading, section, live)
  const pictures = picturesOf(section, content)
  for (const id of pictures) reading.names.add(mediaName(id))
  const media = await lookUpMedia(reading.db, pictures, reading.language)
  return {
    values: valuesAnswer(section, content, media),
    items: itemAnswers(section, content, media),
  }
}

async function withoutAway(reading: Reading, section: Section, content: Content): Promise<Content> {
  const seen = await readReferences(reading, entitiesOf(section, content))
  const items = content.items.filter((item) => {
    const about = entitiesOf(section, { ...content, values: {}, items: [item] })
    return about.every((one) => seen.has(referenceName(one)))
  })
  return { ...content, items }
}
