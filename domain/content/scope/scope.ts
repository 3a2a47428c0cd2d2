import { location } from '#catalogue/collections/location.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { isReferences } from '#catalogue/fields/lists/references.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { isLimitedToLocations, readScope, type Scope } from '#catalogue/people/scope.ts'
import { type Ability, may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import { loadBrandRegion } from '#domain/content/brand-region.ts'
import { type Document, keyOf } from '#domain/content/document.ts'
import { liveAt } from '#domain/content/timeline.ts'
import type { ReadContext } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
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
  { db, now, actor }: { db: ReadContext['db']; now: string; actor: Pick<Actor, 'scope'> },
  documents: readonly Document[],
): Promise<Document[]> {
  const { scope } = actor
  if (!scope || documents.length === 0) return []
  const first = scope.languages.length > 0 ? (await loadBrandRegion(db)).language : null
  const isInLanguage = ({ language }: Document) => {
    const own = language === '' ? first : language
    return own === null || scope.languages.includes(own)
  }
  if (!isLimitedToLocations(scope)) return documents.filter((document) => !isInLanguage(document))
  const locations = await locationsOf({ db, now }, documents)
  const isInScope = await locationTest({ db, now }, scope, [...locations.values()].flat())
  return documents.filter((document) => {
    const own = locations.get(document)
    return !own?.every(isInScope) || !isInLanguage(document)
  })
}

/** Returns those of some people, by their stored scope, who may change all of some documents. */
export async function withinScopes<P extends { scope: string }>(
  context: Pick<ReadContext, 'db' | 'now'>,
  documents: readonly Document[],
  people: readonly P[],
): Promise<P[]> {
  const allowed = new Set<string>([''])
  // Many people have few scopes.
  for (const stored of new Set(people.map(({ scope }) => scope))) {
    const within = { ...context, actor: { scope: readScope(stored) } }
    if ((await outsideScope(within, documents)).length === 0) allowed.add(stored)
  }
  return people.filter(({ scope }) => allowed.has(scope))
}

/**
 * Throws `Problem('forbidden')` when an entry would be about a restaurant outside the actor's scope, or
 * about none.
 */
export async function requireLocationInScope(
  { db, now, actor }: ReadContext,
  declaration: Declaration,
  content: Content,
): Promise<void> {
  const { scope } = actor
  const field = locationFieldOf(declaration)
  if (!scope || !isLimitedToLocations(scope) || field === null) return
  const ids = locationsIn(content, field)
  const isInScope = await locationTest({ db, now }, scope, ids)
  if (ids.length === 0 || !ids.every(isInScope))
    throw new Problem('forbidden', groupMessages.outside)
}

/** Returns which of some restaurants are in a scope. */
async function locationTest(
  context: Pick<ReadContext, 'db' | 'now'>,
  scope: Scope,
  ids: readonly number[],
): Promise<(id: number) => boolean> {
  const unlisted = ids.filter((id) => !scope.locations.includes(id))
  const asked = scope.groups.length > 0 ? [...new Set(unlisted)] : []
  const groups = await groupsOfLocations(context, asked)
  return (id) =>
    scope.locations.includes(id) ||
    (groups.get(id) ?? []).some((group) => scope.groups.includes(group))
}

/**
 * Returns the restaurants that documents are about: itself, or that of its field in every revision
 * that is shown. Those that belong to the whole brand have none; a new entry is about nothing yet.
 */
async function locationsOf(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  documents: readonly Document[],
): Promise<Map<Document, number[]>> {
  const locations = new Map<Document, number[]>()
  for (const document of documents) {
    const { declaration, entryId } = document
    if (entryId !== 0 && declaration.key === location.key) locations.set(document, [entryId])
  }
  const about = documents.filter(
    ({ declaration, entryId }) => entryId !== 0 && locationFieldOf(declaration) !== null,
  )
  const firsts = about.map((document) => ({ ...keyOf(document), language: '' }) as const)
  const states = await listDocumentStates(db, firsts)
  const shown = states.flatMap((state) => [liveAt(state, now)?.id, state.shown_id])
  const revisions = await listRevisionsByIds(
    db,
    shown.filter((id) => typeof id === 'number'),
  )
  for (const document of about) {
    const { declaration, entryId } = document
    const own = revisions.filter(
      ({ subject, entry_id }) => subject === declaration.key && entry_id === entryId,
    )
    const field = locationFieldOf(declaration) ?? ''
    const ids = own.map(({ content }) => locationsIn(content, field))
    if (ids.every((some) => some.length > 0)) locations.set(document, ids.flat())
  }
  return locations
}

/** Returns the key of the field with the restaurant that entries are about, or null. */
export function locationFieldOf({ fields }: Declaration): string | null {
  return fields.find(({ isLocation }) => isLocation)?.key ?? null
}

function locationsIn({ values }: Content, field: string): number[] {
  const value = values[field] ?? null
  return isReferences(value) ? value.map(({ id }) => id) : []
}
