import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { entryLink } from '#catalogue/text/link-target.ts'
import type { LinkUse } from '#web/admin/api/wire.gen.ts'

/** Loads a page of what links to these targets; what guests see comes first. */
type LoadUses = (
  links: readonly string[],
  page: { page: number; per_page: number },
) => Promise<{ data: LinkUse[]; last_page: number }>

/** Returns where guests see links to these entries, without the entries themselves. */
export async function liveUses(load: LoadUses, collection: Collection, ids: readonly number[]) {
  const own = new Set(ids.map((id) => entryLink(collection.entityType, id)))
  const links = [...own]
  const found = new Map<string, LinkUse>()
  for (let at = 0; at < links.length; at += limits.pageSize) {
    const asked = links.slice(at, at + limits.pageSize)
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { data, last_page } = await load(asked, { page, per_page: limits.pageSize })
      const live = data.filter((use) => use.is_live)
      for (const use of live) found.set(keyOfUse(use), use)
      last = live.length === data.length ? last_page : page
    }
  }
  return [...found.values()].filter((use) => !own.has(entryLink(use.entity_type, use.entry_id)))
}

export function keyOfUse({ entity_type, entry_id, language }: LinkUse): string {
  return `${entity_type} ${entry_id} ${language}`
}
