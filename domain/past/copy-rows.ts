import type { Declaration } from '#catalogue/declaration.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import type { Copying } from './copying.ts'
import { loadPastFiles } from './past-files.ts'

/** Copies files of the library as they were. */
export async function copyFiles({ from, to, at, gaps }: Copying, ids: readonly number[]) {
  const files = await loadPastFiles(from, ids, at)
  if (files.length < ids.length) gaps.add('file_removed')
  if (files.some(({ hasBytes }) => !hasBytes)) gaps.add('file_bytes_removed')
  if (files.length === 0) return
  const rows = files.map(({ media }) => ({
    ...media,
    renditions: JSON.stringify(media.renditions),
    alts: JSON.stringify(media.alts),
    search_name: foldText(media.name),
  }))
  await to.write((tx) => tx.insertInto('media').values(rows).execute())
}

/** Copies the groups of restaurants as they are today: they have no history. */
export async function copyGroups({ from, to }: Copying): Promise<void> {
  const groups = await from.selectFrom('location_group').selectAll().execute()
  const members = await from.selectFrom('location_group_member').selectAll().execute()
  await to.write(async (tx) => {
    if (groups.length > 0) await tx.insertInto('location_group').values(groups).execute()
    for (let at = 0; at < members.length; at += 1_000) {
      const some = members.slice(at, at + 1_000)
      await tx.insertInto('location_group_member').values(some).execute()
    }
  })
}

/** Copies all addresses that entries have or had; of one that was not live yet guests see nothing. */
export async function copySlugs({ from, to }: Copying, { key }: Declaration): Promise<void> {
  const rows = await from.selectFrom('entry_slug').selectAll().where('subject', '=', key).execute()
  await to.write(async (tx) => {
    for (let at = 0; at < rows.length; at += 1_000)
      await tx
        .insertInto('entry_slug')
        .values(rows.slice(at, at + 1_000))
        .execute()
  })
}
