import { collections, declarationByEntityType, declarationByKey } from '#catalogue/catalogue.ts'
import { Label } from '#catalogue/messages/message.ts'
import { type State, stateCodes } from '#catalogue/revision-state.ts'
import { listTitles, searchTitles } from '#store/content/entry-titles.ts'
import type { Db } from '#store/tables.ts'

export interface EntryReference {
  entity_type: string
  entry_id: number
}

export interface NamedEntry extends EntryReference {
  title: string
  label: Label
  approval: (typeof stateCodes)[State]
}

/** Returns entries of all collections, drafts too, whose titles contain the words, by title. */
export async function searchEntries(
  db: Db,
  { words, limit }: { words: string; limit: number },
): Promise<NamedEntry[]> {
  const types = collections.map(({ key }) => key)
  return (await searchTitles(db, types, { words, limit })).map(toNamed)
}

/** Returns the titles of some entries in the given order, without those that are gone. */
export async function nameEntries(
  db: Db,
  entries: readonly EntryReference[],
): Promise<NamedEntry[]> {
  const keys = entries.flatMap(({ entity_type, entry_id: id }) => {
    const type = declarationByEntityType(entity_type)?.key
    return type === undefined ? [] : [{ type, id }]
  })
  const titles = await listTitles(db, keys)
  return keys.flatMap((key) => {
    const found = titles.find(({ type, id }) => type === key.type && id === key.id)
    return found ? [toNamed(found)] : []
  })
}

type FoundEntry = Awaited<ReturnType<typeof listTitles>>[number]

function toNamed({ type, id, title, state }: FoundEntry): NamedEntry {
  const { entityType = '', label = '' } = declarationByKey(type) ?? {}
  return {
    entity_type: entityType,
    entry_id: id,
    title: title || `#${id}`,
    label: new Label(label),
    approval: stateCodes[state ?? 'draft'],
  }
}
