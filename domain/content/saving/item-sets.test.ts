import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { addPicture, card, slide } from '#test/content/content.ts'
import { after, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asApprover, asEditor, asEditor2 } from '#test/people.ts'

async function titles({ card: load }: Workspace) {
  return (await load(asEditor, discover)).items.map(({ id, title }) => `${id} ${title}`)
}

test('cards keep their ids from revision to revision, in the order that was sent', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const items = ['Fries', 'Shake'].map((title) => card(picture, { title }))
  const id = await desk.publish(discover, { items })
  const sent = {
    items: [{ id: 2 }, card(picture, { title: 'Wrap' }), { id: 1, title: 'Big fries' }],
  }
  await desk.publish(discover, sent, { id })
  expect(await titles(desk)).toEqual(['2 Shake', '3 Wrap', '1 Big fries'])
  expect((await desk.live(discover))?.items.map((item) => item.id)).toEqual([2, 3, 1])
})

test('a removed card is gone, and its id is not given again, whatever the draft began with', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const first = await desk.publish(discover, { items: [card(picture, { title: 'Fries' })] })
  const two = { items: [{ id: 1 }, card(picture, { title: 'Shake' })] }
  const second = await desk.publish(discover, two, { id: first })
  await desk.publish(discover, { removeItem: [2] }, { id: second })
  expect(await titles(desk)).toEqual(['1 Fries'])
  await desk.save(asEditor, discover, { items: [card(picture, { title: 'Pie' })] }, { id: first })
  expect(await titles(desk)).toEqual(['1 Fries', '3 Pie'])
})

test('cards that are not sent stay, and one that is not part of the set is refused', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const items = ['Fries', 'Shake'].map((title) => card(picture, { title }))
  const { revisionId: id } = await desk.save(asEditor, discover, { items })
  await desk.save(asEditor, discover, { items: [{ id: 2, title: 'Malt shake' }] }, { id })
  expect(await titles(desk)).toEqual(['1 Fries', '2 Malt shake'])
  const unknown = desk.save(asEditor, discover, { items: [{ id: 1 }, { id: 9 }] }, { id })
  await expect(unknown).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: { 'items.1.id': [messages.unknownItem] } },
  })
  await desk.save(asEditor, discover, { removeItem: [1, 9] }, { id })
  expect(await titles(desk)).toEqual(['2 Malt shake'])
})

test('a set is saved at one address: by its author, or with the version that was loaded', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const sent = (title: string, version?: number) => ({ items: [card(picture, { title })], version })
  const { revisionId } = await desk.save(asEditor, discover, sent('Fries'))
  expect(await desk.save(asEditor, discover, sent('Shake'))).toMatchObject({ revisionId })
  const blind = desk.save(asEditor2, discover, sent('Wrap'), { now: after(1) })
  await expect(blind).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('draft by editor, saved on 2026-05-01T09:00:00.000Z'),
  })
  await expect(desk.save(asEditor, discover, sent('Late', 1))).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await desk.save(asEditor2, discover, sent('Wrap', 2))).toMatchObject({ revisionId })
  expect(await titles(desk)).toEqual(['1 Fries', '2 Shake', '3 Wrap'])
})

test('every incomplete card is named when the set is submitted', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const submit = (sent: object) => desk.save(asEditor, discover, { ...sent, approval: 1 })
  await expect(submit({})).rejects.toMatchObject({
    details: { errors: { items: ['Please add at least one card.'] } },
  })
  const items = [card(picture), card(picture, { title: '', gallery_id: null })]
  await expect(submit({ items })).rejects.toMatchObject({
    details: {
      errors: {
        'items.1.title': ['Please fill in Title.'],
        'items.1.gallery_id': ['Please choose a picture for Image.'],
      },
    },
  })
})

test('a slide is about something that guests can see, by any of the names it is sent under', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const offer = await desk.publishEntry(promotion, { title: 'Two for one' })
  const elsewhere = [
    slide(picture, offer),
    slide(picture, 99),
    slide(picture, offer, { entity: 3 }),
  ]
  await expect(desk.save(asEditor, heroBanner, { banners: elsewhere })).rejects.toMatchObject({
    details: {
      errors: {
        'banners.1.entity_id': [messages.noSuchEntity],
        'banners.2.entity_id': [messages.noSuchEntity],
      },
    },
  })
  const byObject = { entity_id: undefined, entity_name: { id: offer, name: 'Two for one' } }
  const banners = [slide(picture, offer), slide(picture, offer, byObject)]
  await desk.publish(heroBanner, { banners })
  const shown = (await desk.live(heroBanner))?.items.map(({ values }) => values.entity)
  const about = { category: 1, id: offer, name: 'Two for one' }
  expect(shown).toEqual([about, about])
})

test('an offer that has ended keeps nobody from saving a draft, only from submitting it', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const offer = await desk.publishEntry(promotion, { title: 'Lunch', ends_at: after(60) })
  const id = await desk.publish(heroBanner, { banners: [slide(picture, offer)] })
  const now = after(61)
  const sent = { banners: [{ id: 1, url: '/menu' }] }
  const { revisionId } = await desk.save(asEditor, heroBanner, sent, { id, now })
  const submitting = desk.save(asEditor, heroBanner, { approval: 1 }, { id: revisionId, now })
  await expect(submitting).rejects.toMatchObject({
    details: { errors: { 'banners.0.entity_id': [messages.noSuchEntity] } },
  })
  const another = { banners: [{ id: 1 }, slide(picture, 99)] }
  await expect(
    desk.save(asEditor, heroBanner, another, { id: revisionId, now }),
  ).rejects.toMatchObject({
    details: { errors: { 'banners.1.entity_id': [messages.noSuchEntity] } },
  })
})

test('what an approver sees names the changed cards against what guests see', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const id = await desk.publish(discover, { items: [card(picture)] })
  const sent = { items: [{ id: 1, title: 'New picks' }], approval: 1 }
  await desk.save(asEditor, discover, sent, { id })
  const [pending] = await desk.queue(asApprover)
  expect(pending).toMatchObject({ entity_type: 'discover', can_decide: true, lock: null })
  expect(pending?.changes).toMatchObject([
    { label: 'Card 1: Title', before: 'Crew picks', after: 'New picks' },
  ])
})
