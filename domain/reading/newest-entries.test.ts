import { expect, test } from 'vitest'
import { communityPost } from '#catalogue/collections/community-post.ts'
import { addPicture } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { resolveNear, resolveNewest } from './newest-entries.ts'
import { startReading } from './reading.ts'

const news = { values: { kind: 'news' }, by: 'date' }

async function openNews() {
  const desk = await openWorkspace()
  const gallery_id = await addPicture(desk.store)
  const add = (title: string, date: string, kind = 'news') =>
    desk.publishEntry(communityPost, { title, date, kind, gallery_id })
  const titles = async (page = { limit: 9, offset: 0 }) => {
    const reading = startReading(desk.store.db, after(1))
    return (await resolveNewest(reading, communityPost, news, page)).map(
      ({ values }) => values.title,
    )
  }
  const near = async (id: number, day: string, most: number) => {
    const reading = startReading(desk.store.db, after(1))
    const found = await resolveNear(reading, communityPost, news, { entry: { id, day }, most })
    return found.map(({ values }) => values.title)
  }
  return { desk, add, titles, near }
}

test('the newest come first, of one kind, and go where their date goes', async () => {
  const { desk, add, titles } = await openNews()
  const fair = await add('Fair', '2026-04-01')
  await add('Trees', '2026-04-20')
  await add('Football', '2025-12-31')
  await add('Pictures', '2026-04-21', 'gallery')
  expect(await titles()).toEqual(['Trees', 'Fair', 'Football'])
  expect(await titles({ limit: 1, offset: 1 })).toEqual(['Fair'])
  const sent = { date: '2024-01-01', approval: 1 }
  const { revisionId } = await desk.save(asEditor, communityPost, sent, { entry: fair })
  expect(await titles()).toEqual(['Trees', 'Fair', 'Football'])
  await desk.approve(asApprover, communityPost, revisionId)
  expect(await titles()).toEqual(['Trees', 'Football', 'Fair'])
})

test('beside one stand those that are nearest in time, on either side', async () => {
  const { add, near } = await openNews()
  await add('Long ago', '2020-01-01')
  await add('Week before', '2026-04-03')
  const own = await add('Own', '2026-04-10')
  await add('Same day', '2026-04-10')
  await add('Day after', '2026-04-11')
  await add('Year after', '2027-04-11')
  await add('Pictures', '2026-04-10', 'gallery')
  expect(await near(own, '2026-04-10', 3)).toEqual(['Same day', 'Day after', 'Week before'])
  expect(await near(own, '2026-04-10', 9)).toHaveLength(5)
})
