import { referenceCategories } from '#catalogue/collections/reference-categories.ts'
import { entitiesOf, fieldValues, picturesOf } from '#catalogue/content/content-answer.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { EntityRef } from '#catalogue/field.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Context, ReadContext } from '#domain/context.ts'
import { listLive } from '#store/content/live-revisions.ts'
import { lockMedia } from '#store/media/media.ts'

/**
 * Sentences for pictures and titles that are not (or no longer) there, by wire path. Titles that
 * `known` refers to already are left alone: an offer that has ended keeps nobody from saving a draft.
 */
export async function checkReferences(
  context: Pick<Context, 'db' | 'now'>,
  {
    declaration,
    content,
    former: known,
  }: { declaration: Declaration; content: Content; former: Content | null },
): Promise<FieldErrors> {
  const { db } = context
  // What is there is held until the save is done, so that nobody deletes it meanwhile.
  const media = await lockMedia(db, picturesOf(declaration, content))
  const references = referencesOf(declaration, content, known)
  const live = await findLive(context, references)
  return {
    ...missingPictures(declaration, content, media),
    ...missingReferences(references, live),
  }
}

const document = 'application/pdf'

const isPicture = (type: string | undefined) => type?.startsWith('image/') ?? false

/** Sentences for pictures and documents that are not among these, by their types. */
export function missingPictures(
  declaration: Declaration,
  content: Content,
  media: ReadonlyMap<number, string>,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, value, path } of fieldValues(declaration, content)) {
    const ids = field.pictures(value)
    if (field.kind === 'files') {
      if (ids.some((id) => media.get(id) !== document)) errors[path] = [messages.noSuchDocument]
    } else if (ids.some((id) => !isPicture(media.get(id)))) errors[path] = [messages.noSuchPicture]
  }
  return errors
}

/** A piece of content that some other refers to, by the wire path at which it does. */
export interface Reference {
  path: string
  type: string
  id: number
}

/** What some content refers to that `known` does not. */
export function referencesOf(
  declaration: Declaration,
  content: Content,
  known: Content | null,
): Reference[] {
  const nameOf = ({ category, id }: EntityRef) => `${category} ${id}`
  const before = new Set(known ? entitiesOf(declaration, known).map(nameOf) : [])
  return entitiesOf(declaration, content)
    .filter((ref) => !before.has(nameOf(ref)))
    .map(({ path, id, category }) => {
      const found = referenceCategories.find((one) => one.id === category)
      return { path, id, type: found?.collection ?? '' }
    })
}

/** Which of these guests see, by type and id. */
export async function findLive(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  references: readonly Reference[],
): Promise<Set<string>> {
  const wanted = references.map(({ type, id }) => {
    return { type, entryId: id, language: '' as const }
  })
  const found = (await listLive(db, wanted, now)).filter(({ is_archived }) => !is_archived)
  return new Set(found.map((entry) => `${entry.subject} ${entry.entry_id}`))
}

/** Sentences for those that are not live. */
export function missingReferences(
  references: readonly Reference[],
  live: ReadonlySet<string>,
): FieldErrors {
  const missing = references.filter(({ type, id }) => !live.has(`${type} ${id}`))
  return Object.fromEntries(missing.map(({ path }) => [path, [messages.noSuchEntity]]))
}
