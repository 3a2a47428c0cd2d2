import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Folder, Gallery, GalleryItem } from '#catalogue/wire/media.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { addPicture } from '#test/content/content.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor, asSupport } from '#test/people.ts'

/** Pictures that came one day after the other, by their names. */
async function addDaily({ store }: TestApp, ...names: string[]): Promise<void> {
  for (const [day, name] of names.entries()) {
    const id = await addPicture(store, name)
    const created_at = `2026-02-0${day + 1}T08:00:00.000Z`
    await store.write((tx) =>
      tx.updateTable('media').set({ created_at }).where('id', '=', id).execute(),
    )
  }
}

test('what came last to the library comes first, unless it is asked for otherwise', async () => {
  const app = await openTestApp()
  await addDaily(app, 'b.jpg', 'c.jpg', 'a.jpg')
  const all = async (query: string) => {
    const { body } = await app.call<Gallery>(asSupport, 'GET', `/galleries?${query}`)
    return body.data.photos.map(({ name }) => name[0]).join('')
  }
  const inFolder = async (query: string) => {
    const path = `/galleries/folders/1/view?${query}`
    const { body } = await app.call<ListPage<GalleryItem>>(asSupport, 'GET', path)
    return body.data.data.map(({ name }) => name[0]).join('')
  }
  for (const list of [all, inFolder]) {
    for (const [query, order] of [
      ['', 'acb'],
      ['sortDate=desc', 'acb'],
      ['sortDate=asc', 'bca'],
      ['sortName=asc', 'abc'],
      ['sortName=desc', 'cba'],
      ['sortName=asc&sortDate=desc', 'abc'],
    ] as const)
      expect([query, await list(query)]).toEqual([query, order])
  }
})

test('the folder that was made first comes first, unless it is asked for otherwise', async () => {
  const app = await openTestApp()
  for (const name of ['Summer', 'Autumn']) {
    app.clock.pass({ minutes: 1 })
    await app.call(asEditor, 'POST', '/galleries/folders', { name })
  }
  const names = async (query: string) => {
    const path = `/galleries/folders?${query}`
    const { body } = await app.call<ListPage<Folder>>(asSupport, 'GET', path)
    return body.data.data.map(({ name }) => name)
  }
  const made = ['General', 'Summer', 'Autumn']
  expect(await names('')).toEqual(made)
  expect(await names('sortDate=desc')).toEqual(made.toReversed())
  expect(await names('sortName=asc')).toEqual(['Autumn', 'General', 'Summer'])
})

test('what the clock has ended holds no picture any more, alone or among many', async () => {
  for (const deletes of [
    (app: TestApp, id: number) => app.call(asEditor, 'DELETE', `/galleries/${id}`),
    (app: TestApp, id: number) =>
      app.call(asEditor, 'POST', '/galleries/selected', { action: 'delete', ids: [id] }),
  ]) {
    const app = await openTestApp()
    const image = await addPicture(app.store)
    const ends_at = '2026-05-04T10:00:00.000Z'
    await app.desk.publishEntry(promotion, { title: 'Lunch', image, ends_at })
    const isDeleted = async () => {
      await deletes(app, image)
      const { body } = await app.call<Gallery>(asEditor, 'GET', '/galleries?deleted=1')
      return body.data.photos.some(({ id }) => id === image)
    }
    expect(await isDeleted()).toBe(false)
    app.clock.pass({ hours: 3 })
    expect(await isDeleted()).toBe(true)
  }
})
