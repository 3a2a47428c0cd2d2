import { entitiesOf, fieldValues, picturesOf } from '#catalogue/content/content-answer.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { EntityRef } from '#catalogue/field.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { FieldErrors } from '#catalogue/messages/sentence.ts'
import { referenceCategories } from '#catalogue/reference-categories.ts'
import { listLive } from '#store/content/live-revisions.ts'
import { holdMedia } from '#store/media/media.ts'
import type { Db, Tx } from '#store/tables.ts'

/**
 * Sentences for pictures and titles that are not (or no longer) there, by wire path. Titles that
 * `known` refers to already are left alone: an offer that has ended keeps nobody from saving a draft.
 */
export async function checkReferences(
  tx: Tx,
  declaration: Declaration,
  content: Content,
  now: string,
  known: Content | null,
): Promise<FieldErrors> {
  const pictures = await missingPictures(tx, declaration, content)
  const entities = await missingEntities(tx, declaration, content, now, known)
  return { ...pictures, ...entities }
}

const document = 'application/pdf'

/** What is there is held until the save is done, so that nobody deletes it meanwhile. */
async function missingPictures(
  tx: Tx,
  declaration: Declaration,
  content: Content,
): Promise<FieldErrors> {
  const known = await holdMedia(tx, picturesOf(declaration, content))
  const errors: FieldErrors = {}
  for (const { field, value, path } of fieldValues(declaration, content)) {
    const ids = field.pictures(value)
    if (field.kind === 'files') {
      if (ids.some((id) => known.get(id) !== document)) errors[path] = [messages.noSuchDocument]
    } else if (ids.some((id) => !known.has(id))) errors[path] = [messages.noSuchPicture]
  }
  return errors
}

async function missingEntities(
  db: Db,
  declaration: Declaration,
  content: Content,
  now: string,
  known: Content | null,
): Promise<FieldErrors> {
  const nameOf = ({ category, id }: EntityRef) => `${category} ${id}`
  const before = new Set(known ? entitiesOf(declaration, known).map(nameOf) : [])
  const placed = entitiesOf(declaration, content)
    .filter((ref) => !before.has(nameOf(ref)))
    .map((ref) => ({
      ...ref,
      subject: referenceCategories.find(({ id }) => id === ref.category)?.collection ?? '',
    }))
  const wanted = placed.map(({ subject, id }) => ({ subject, entryId: id, language: '' as const }))
  const found = await listLive(db, wanted, now)
  const live = new Set(
    found
      .filter(({ is_archived }) => !is_archived)
      .map((entry) => `${entry.subject} ${entry.entry_id}`),
  )
  const missing = placed.filter(({ subject, id }) => !live.has(`${subject} ${id}`))
  return Object.fromEntries(missing.map(({ path }) => [path, [messages.noSuchEntity]]))
}
