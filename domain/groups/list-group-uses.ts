import { collections, sections } from '#catalogue/catalogue.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { isReferences } from '#catalogue/fields/lists/references.ts'
import { Label, type Localizable } from '#catalogue/messages/message.ts'
import type { Context } from '#domain/context.ts'
import { listTitlesWithAny } from '#store/content/guest-lists/live-values.ts'
import { listLiveOnSite } from '#store/content/live-revisions.ts'

const mostNamed = 5

/** Returns the first titles of what is live or scheduled and names a group. */
export async function listGroupUses(
  { db, now }: Pick<Context, 'db' | 'now'>,
  groupId: number,
): Promise<(string | Localizable)[]> {
  const names = collections.flatMap((collection) =>
    groupFieldsOf(collection)
      .filter((key) => collection.guestFilters.includes(key))
      .map((name) => ({ type: collection.key, name })),
  )
  const titles = await listTitlesWithAny(db, { names, value: String(groupId), now }, mostNamed)
  const named = sections.filter((section) => groupFieldsOf(section).length > 0)
  const documents = named.map(({ key }) => ({ type: key, entryId: 0, language: '' }) as const)
  const live = await listLiveOnSite(db, documents, now)
  const using = named.filter((section) => {
    const values = live.find(({ subject }) => subject === section.key)?.content.values ?? {}
    return groupFieldsOf(section).some((key) => {
      const value = values[key] ?? null
      return isReferences(value) && value.some(({ id }) => id === groupId)
    })
  })
  return [...titles, ...using.map(({ label }) => new Label(label))].slice(0, mostNamed)
}

function groupFieldsOf({ fields }: Declaration): string[] {
  return fields.filter(({ kind }) => kind === 'groups').map(({ key }) => key)
}
