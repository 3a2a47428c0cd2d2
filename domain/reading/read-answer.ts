import { itemAnswers, picturesOf, valuesAnswer } from '#catalogue/content/content-answer.ts'
import { emptyContent, type Section } from '#catalogue/declaration.ts'
import type { Json } from '#catalogue/json.ts'
import { lookUpMedia } from '../media/look-up-media.ts'
import { mediaName } from '../media/media-changes.ts'
import { type Reading, readContent } from './reading.ts'

type Answered = Record<string, Json>

/** What guests see of a section, under wire names: single values, items, and since when. */
export async function readAnswer(
  reading: Reading,
  section: Section,
): Promise<{ values: Answered; items: Answered[] }> {
  const content = (await readContent(reading, section)) ?? emptyContent(section)
  const pictures = picturesOf(section, content)
  for (const id of pictures) reading.names.add(mediaName(id))
  const media = await lookUpMedia(reading.db, pictures, reading.language)
  return {
    values: valuesAnswer(section, content, media),
    items: itemAnswers(section, content, media),
  }
}
