import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { ListPage, LogEntry } from '#catalogue/wire.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asSupport } from '#test/people.ts'

const logsOf = (id: number, page = '') => `${promotion.path}/create/${id}/logs${page}`

test('the history of an entry has what happened to it, newest first, and nothing else', async () => {
  const { app, post, publish } = await openCollections()
  const { id } = await publish(promotion, 'Crunch')
  await publish(promotion, 'Other')
  await post(`${promotion.path}/${id}`, { title: 'Crunchier' })
  const { body } = await app.call<ListPage<LogEntry>>(asSupport, 'GET', logsOf(id))
  expect(body.data).toMatchObject({ total: 4, last_page: 1 })
  expect(body.data.data.map(({ status, entry_id }) => [status, entry_id])).toEqual([
    [0, id],
    [2, id],
    [1, id],
    [0, id],
  ])

  const second = await app.call<ListPage<LogEntry>>(
    asSupport,
    'GET',
    logsOf(id, '?page=2&per_page=3'),
  )
  expect(second.body.data.data).toEqual(body.data.data.slice(3))
})

test('the history of an entry is for staff, and there where the entry is', async () => {
  const { app, publish } = await openCollections()
  const { id } = await publish(promotion, 'Crunch')
  expect((await app.call(null, 'GET', logsOf(id))).status).toBe(401)
  expect((await app.call(asSupport, 'GET', logsOf(id + 1))).status).toBe(404)
})

test('the history of an entry has what the clock has done to it by now', async () => {
  const { app, post, approve } = await openCollections()
  const sent = { title: 'Lunch', ends_at: '2026-05-04T10:00:00.000Z', approval: 1 }
  const { body: saved } = await post(promotion.path, sent)
  await approve(promotion, saved.data)
  const lines = async () => {
    const path = logsOf(saved.data.id)
    const { body } = await app.call<ListPage<LogEntry>>(asSupport, 'GET', path)
    return body.data.data.map(({ status_text }) => status_text)
  }
  const before = await lines()
  app.clock.pass({ hours: 3 })
  expect(await lines()).toEqual(['Expired', ...before])
})
