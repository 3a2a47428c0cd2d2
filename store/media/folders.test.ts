import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { addFolder, listNewestInFolders, sizeFolders } from './folders.ts'
import { addMedia } from './media.ts'

const at = '2026-05-01T09:00:00.000Z'

const file = {
  ...{ file_type: 'image/png', file_size: 10, sha256: '', width: 1, height: 1, alt: '' },
  ...{ focal_x: 50, focal_y: 50, color: '', renditions: [], uploaded_by: null, created_at: at },
}

test('a folder shows its newest files, of those that are not deleted, and counts all of these', async () => {
  const store = await openTestStore()
  const [full, small, empty] = await store.write(async (tx) => {
    const ids = [await addFolder(tx, 'Full', at), await addFolder(tx, 'Small', at)]
    const add = async (name: string, folder: number, deleted_at: string | null = null) =>
      addMedia(tx, { ...file, name, stem: name, folder_id: ids[folder] ?? 0, deleted_at })
    for (const name of ['one', 'two', 'three', 'four']) await add(name, 0)
    await add('gone', 0, at)
    await add('alone', 1)
    return [...ids, await addFolder(tx, 'Empty', at)]
  })
  const ids = [full ?? 0, small ?? 0, empty ?? 0]
  const newest = await listNewestInFolders(store.db, ids, 3)
  expect(newest.map(({ name }) => name)).toEqual(['alone', 'four', 'three', 'two'])
  expect(await listNewestInFolders(store.db, [full ?? 0], 5)).toHaveLength(4)
  const sizes = new Map([
    [full, { count: 4, bytes: 40 }],
    [small, { count: 1, bytes: 10 }],
  ])
  expect(await sizeFolders(store.db, ids)).toEqual(sizes)
})
