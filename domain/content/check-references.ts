import { referredType } from '#catalogue/collections/referred-type.ts'
import {
  documentKinds,
  entitiesOf,
  fieldValues,
  picturesOf,
} from '#catalogue/content/content-to-wire.ts'
import { type Content, type Declaration, storedValue } from '#catalogue/declaration.ts'
import type { EntityRef } from '#catalogue/field.ts'
import { isReferences } from '#catalogue/fields/lists/references.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Context, ReadContext } from '#domain/context.ts'
import { listLiveOnSite } from '#store/content/live-revisions.ts'
import { listGroups } from '#store/groups/groups.ts'
import { lockMedia } from '#store/media/media.ts'
import type { Tx } from '#store/tables.ts'

/**
 * Returns errors, by wire path, for pictures and entries that do not exist or are no longer live.
 * References that `former` has too are left alone: an offer that has ended does not prevent a save.
 */
export async function checkReferences(
  context: Pick<Context, 'db' | 'now'>,
  {
    declaration,
    content,
    former,
  }: { declaration: Declaration; content: Content; former: Content | null },
): Promise<FieldErrors> {
  const { db } = context
  // Locks the media rows until the save commits, so that nobody deletes them meanwhile.
  const media = await lockMedia(db, picturesOf(declaration, content))
  const references = referencesOf(declaration, content, former)
  const live = await findLive(context, references)
  return {
    ...missingPictures(declaration, content, media),
    ...missingReferences(references, live),
    ...(await missingGroups(db, declaration, content)),
  }
}

async function missingGroups(
  db: Tx,
  { fields }: Declaration,
  { values }: Content,
): Promise<FieldErrors> {
  const chosen = fields.flatMap((field) => {
    const value = field.kind === 'groups' ? storedValue(field, values) : null
    return isReferences(value) && value.length > 0 ? [{ field, value }] : []
  })
  if (chosen.length === 0) return {}
  const known = new Set((await listGroups(db)).map(({ id }) => id))
  const missing = chosen.filter(({ value }) => value.some(({ id }) => !known.has(id)))
  return Object.fromEntries(missing.map(({ field }) => [field.wire, [groupMessages.noSuchGroup]]))
}

const document = 'application/pdf'

const isPicture = (type: string | undefined) => type?.startsWith('image/') ?? false

/** Returns errors for pictures and documents that are not among these media types. */
export function missingPictures(
  declaration: Declaration,
  content: Content,
  media: ReadonlyMap<number, string>,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, value, path } of fieldValues(declaration, content)) {
    const ids = field.pictures(value)
    if (documentKinds.has(field.kind)) {
      if (ids.some((id) => media.get(id) !== document)) errors[path] = [messages.noSuchDocument]
    } else if (ids.some((id) => !isPicture(media.get(id)))) errors[path] = [messages.noSuchPicture]
  }
  return errors
}

/** An entry that some content refers to, with the wire path at which it does. */
export interface Reference {
  path: string
  type: string
  id: number
}

/** Returns the references of some content that `former` does not have. */
export function referencesOf(
  declaration: Declaration,
  content: Content,
  former: Content | null,
): Reference[] {
  const nameOf = ({ category, id }: EntityRef) => `${category} ${id}`
  const before = new Set(former ? entitiesOf(declaration, former).map(nameOf) : [])
  return entitiesOf(declaration, content)
    .filter((ref) => !ref.isLink && !before.has(nameOf(ref)))
    .map(({ path, id, category }) => {
      return { path, id, type: referredType(category) }
    })
}

/** Returns which of these are live, as `type id`. */
export async function findLive(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  references: readonly Reference[],
): Promise<Set<string>> {
  const documents = references.map(({ type, id }) => {
    return { type, entryId: id, language: '' as const }
  })
  const live = (await listLiveOnSite(db, documents, now)).filter(({ is_archived }) => !is_archived)
  return new Set(live.map((entry) => `${entry.subject} ${entry.entry_id}`))
}

export function missingReferences(
  references: readonly Reference[],
  live: ReadonlySet<string>,
): FieldErrors {
  const missing = references.filter(({ type, id }) => !live.has(`${type} ${id}`))
  return Object.fromEntries(missing.map(({ path }) => [path, [messages.noSuchEntity]]))
}
