import { expect, test } from 'vitest'
import type { SentValues } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { addPicture } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asAdmin } from '#test/people.ts'
import { deleteMedia } from '../media/library/delete-media.ts'
import { saveSiteLayout } from './save-site-layout.ts'
import { undoPublication } from './undo-publication.ts'

async function openFrame() {
  const desk = await openWorkspace()
  const { store, log } = desk
  const save = (section: typeof mainMenu | typeof settings, sent: SentValues) =>
    store.write((tx) =>
      saveSiteLayout({ db: tx, actor: asAdmin, now: after(1) }, sectionDocument(section), sent),
    )
  /** Takes back the last save. */
  const undo = async () => {
    const line = (await log()).findLast(
      ({ step: transition }) => transition === 'publish' || transition === 'undo',
    )
    return store.write((tx) =>
      undoPublication({ db: tx, actor: asAdmin, now: after(2) }, { logId: line?.id ?? 0 }),
    )
  }
  return { ...desk, save, undo }
}

test('what can no longer be published does not come back: its picture has been deleted', async () => {
  const { store, save, undo, live, log } = await openFrame()
  const logo = await addPicture(store)
  await save(mainMenu, { structure: [1], gallery_id: logo })
  await save(mainMenu, { structure: [2], gallery_id: null })
  await store.write((tx) => deleteMedia({ db: tx, actor: asAdmin, now: after(1) }, logo))
  const lines = await log()
  await expect(undo()).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: { gallery_id: [messages.noSuchPicture] } },
  })
  expect((await live(mainMenu))?.values).toEqual({ structure: [2], image: null })
  expect(await log()).toEqual(lines)
})

test('the id of a row that was taken back is not given again', async () => {
  const { save, undo, live } = await openFrame()
  const rows = (...names: string[]) => names.map((name) => ({ name }))
  await save(settings, { brand_name: 'Marigold', social_media: rows('One') })
  await save(settings, { social_media: rows('Two') })
  await undo()
  await save(settings, { social_media: rows('Three') })
  const items = (await live(settings))?.items ?? []
  expect(items.map(({ id, values }) => [id, values.name])).toEqual([
    [1, 'One'],
    [3, 'Three'],
  ])
})
