import { location } from '#catalogue/collections/location.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { type Ability, may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import { loadBrandRegion } from '#domain/content/brand-region.ts'
import type { Document } from '#domain/content/document.ts'
import type { ReadContext } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { groupsOfLocations } from './groups-of.ts'

/** Throws `Problem('forbidden')` when the actor's role or scope does not allow to change a document. */
export async function requireMayChange(
  context: ReadContext,
  document: Document,
  ability: Ability,
): Promise<void> {
  if (!may(context.actor.role, ability)) throw new Problem('forbidden', messages.forbidden)
  if ((await outsideScope(context, [document])).length > 0)
    throw new Problem('forbidden', groupMessages.outside)
}

/**
 * Returns those of the documents that are outside what the actor is limited to: restaurants of the
 * scope, in languages of the scope. Whoever is limited to restaurants changes nothing that belongs to
 * all.
 */
export async function outsideScope(
  { db, now, actor }: { db: ReadContext['db']; now: string; actor: Actor },
  documents: readonly Document[],
): Promise<Document[]> {
  const { scope } = actor
  if (!scope || documents.length === 0) return []
  const first = scope.languages.length > 0 ? (await loadBrandRegion(db)).language : null
  const isInLanguage = ({ language }: Document) => {
    const own = language === '' ? first : language
    return own === null || scope.languages.includes(own)
  }
  const isPlaced = scope.groups.length + scope.locations.length > 0
  if (!isPlaced) return documents.filter((document) => !isInLanguage(document))
  const isLocation = ({ declaration, entryId }: Document) =>
    declaration.key === location.key && entryId !== 0
  const unlisted = documents
    .filter((document) => isLocation(document) && !scope.locations.includes(document.entryId))
    .map(({ entryId }) => entryId)
  const groups = await groupsOfLocations(
    { db, now },
    scope.groups.length > 0 ? [...new Set(unlisted)] : [],
  )
  const isInPlace = (document: Document) =>
    isLocation(document) &&
    (scope.locations.includes(document.entryId) ||
      (groups.get(document.entryId) ?? []).some((id) => scope.groups.includes(id)))
  return documents.filter((document) => !isInPlace(document) || !isInLanguage(document))
}
