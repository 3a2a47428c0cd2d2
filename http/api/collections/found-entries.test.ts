import { beforeEach, expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { openCollections, type Saved } from '#test/http/open-collections.ts'
import { asEditor, asSupport } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

interface Found {
  data: { entity_type: string; entry_id: number; title: string; label: string; approval: number }[]
}

async function found(query: string) {
  const { status, body } = await desk.app.call<Found>(asSupport, 'GET', `/entries?${query}`)
  expect(status).toBe(200)
  return body.data.data
}

async function draft(path: string, body: object): Promise<number> {
  const saved = await desk.post<Saved>(path, { ...body, approval: 0 })
  expect(saved.status).toBe(200)
  return saved.body.data.id
}

test('entries of every kind are found by a part of their title, drafts too, archived ones not', async () => {
  const offer = await draft(promotion.path, { title: 'Würzige Woche' })
  const live = await desk.publish(faq, 'Is the wurzel spicy?')
  const gone = await desk.publish(faq, 'Wurzel, archived')
  const asked = await desk.app.call<Saved>(asEditor, 'DELETE', `${faq.path}/${gone.id}`)
  await desk.approve(faq, asked.body.data)
  expect(await found('search=wurz')).toEqual([
    {
      entity_type: 'faq',
      entry_id: live.id,
      title: 'Is the wurzel spicy?',
      label: 'Question',
      approval: 2,
    },
    {
      entity_type: 'promotion',
      entry_id: offer,
      title: 'Würzige Woche',
      label: 'Promotion',
      approval: 0,
    },
  ])
  expect(await found('search=%25')).toEqual([])
  expect(await found('')).toEqual([])
})

test('some entries are named by id, in that order and without those that are gone', async () => {
  const offer = await draft(promotion.path, { title: 'Soup' })
  const other = await draft(promotion.path, { title: 'Stew' })
  const named = await found(`entries=promotion/${other},faq/${offer + 900},promotion/${offer}`)
  expect(named.map(({ title }) => title)).toEqual(['Stew', 'Soup'])
})

test('guests find no entry, and hostile references are refused', async () => {
  expect((await desk.app.call(null, 'GET', '/entries?search=a')).status).toBe(401)
  for (const entries of ['promotion', 'promotion/0', 'promotion/1,', "promotion/1' or"]) {
    const path = `/entries?entries=${encodeURIComponent(entries)}`
    expect((await desk.app.call(asEditor, 'GET', path)).status, entries).toBe(422)
  }
})
