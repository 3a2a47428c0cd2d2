import { beforeEach, expect, test } from 'vitest'
import { collections } from '#catalogue/catalogue.ts'
import type { DocumentView, ListPage } from '#catalogue/wire.ts'
import type { Caller } from '#test/http/http-client.ts'
import { openCollections, type Published, type Rows } from '#test/http/open-collections.ts'
import { asApprover, asEditor, asSupport } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

const every = test.each(collections.map((collection) => [collection.key, collection] as const))

every(
  '%s: the list of staff is searched, narrowed down, sorted and paged',
  async (_, collection) => {
    const { path } = collection
    for (const title of ['Zest', 'Aroma', 'Zeal'])
      await desk.post(path, desk.bodyNamed(collection, title))
    const list = async (query: string) => {
      const { status, body } = await desk.app.call<Rows>(
        asSupport,
        'GET',
        `${path}/create?${query}`,
      )
      expect(status).toBe(200)
      return body.data
    }
    const found = await list('search=ze&status=0&sort=-title&per_page=1')
    expect(found).toMatchObject({ total: 2, last_page: 2, data: [{ title: 'Zest', approval: 0 }] })
    const columns = collection.fields.filter(({ key }) => collection.staffColumns.includes(key))
    const names = columns.flatMap(({ responseSchema }) => Object.keys(responseSchema))
    expect(Object.keys(found.data[0]?.values ?? {}).sort()).toEqual(names.sort())
    for (const { key, kind } of columns) {
      const nothing = kind === 'references' ? '999999' : 'nothing%20like%20it'
      expect((await list(`sort=${key}&${key}=${nothing}`)).total).toBe(0)
      for (const wrong of kind === 'references' ? ['x5', '5x', '0', '-5'] : []) {
        const response = await desk.app.call(asSupport, 'GET', `${path}/create?${key}=${wrong}`)
        expect([wrong, response.status]).toEqual([wrong, 422])
      }
    }
    for (const wrong of [
      'status=7',
      'sort=content',
      'sort=title%3B',
      `search=${'x'.repeat(201)}`,
    ]) {
      const response = await desk.app.call(asSupport, 'GET', `${path}/create?${wrong}`)
      expect([wrong, response.status]).toEqual([wrong, 422])
    }
  },
)

every(
  '%s: many are submitted or archived at once, and each says what became of it',
  async (_, collection) => {
    const { path } = collection
    const ids: number[] = []
    for (const title of ['One', 'Two', ''])
      ids.push((await desk.post(path, desk.bodyNamed(collection, title))).body.data.id)
    const missing = 2_000_000
    const sent = { action: 'submit', ids: [...ids, missing, ids[0]] }
    interface Done {
      results: { id: number; done: boolean; errors: object }[]
    }
    const { body } = await desk.post<Done>(`${path}/selected`, sent)
    expect(body).toMatchObject({ message: '2 of 4 completed.', data: { done: 2, refused: 2 } })
    expect(body.data.results.map(({ id, done }) => [id, done])).toEqual([
      [ids[0], true],
      [ids[1], true],
      [ids[2], false],
      [missing, false],
    ])
    const { titleKey, naturalKey, fields } = collection
    const made = fields.find(({ key }) => key === titleKey)?.titleFrom ?? []
    const named = [titleKey, naturalKey, ...made]
    const needed = fields.filter(({ key, required }) => required && named.includes(key))
    const missed = Object.keys(body.data.results[2]?.errors ?? {})
    expect(missed).toEqual(needed.map(({ key }) => key))
    const archived = await desk.post<Done>(`${path}/selected`, { action: 'archive', ids })
    expect(archived.body.data).toMatchObject({ done: 0, refused: 3 })
  },
)

every(
  '%s: its order is changed as a draft, seen by staff, and by guests once it is approved',
  async (_, collection) => {
    const { path } = collection
    for (const title of ['One', 'Two', 'Three']) await desk.publish(collection, title)
    const order = async () => {
      const { body } = await desk.app.call<Rows & { state: DocumentView }>(
        asEditor,
        'GET',
        `${path}/order`,
      )
      return body.data
    }
    const titles = async () => (await order()).data.map(({ title }) => title)
    const before = await titles()
    const last = (await order()).data.at(-1)?.id
    const saved = await desk.post(`${path}/order`, { moves: [{ id: last, after: null }] })
    const kept = { message: 'Your draft has been saved.', data: { approval: 0 } }
    expect(saved).toMatchObject({ status: 200, body: kept })
    const moved = ['Three', ...before.slice(0, -1)]
    expect(await titles()).toEqual(moved)
    expect((await order()).state.record).toMatchObject({ approval: 0 })
    const guests = async () =>
      (await desk.app.call<ListPage<Published>>(null, 'GET', path)).body.data.data.map(
        (row) => row[collection.titleKey],
      )
    expect(await guests()).toEqual(before)
    const late = await desk.post(`${path}/order`, { moves: [], version: 99 })
    expect(late.status).toBe(409)
    const sent = { approval: 1, version: saved.body.data.version }
    const { body } = await desk.post(`${path}/order`, sent)
    expect(body.message).toBe('Your Approval Request has been submitted for review.')
    const named = { entity_id: body.data.id, entity_type: `${collection.entityType}_order` }
    await desk.post('/approvals/approve', named, asApprover)
    expect(await guests()).toEqual(moved)
  },
)

every(
  '%s: nobody makes a call that is not theirs, and nobody sends what a call does not take',
  async (_, collection) => {
    const { path } = collection
    const { id } = await desk.publish(collection, 'Kept')
    const writes: [method: string, path: string, body: object][] = [
      ['POST', path, desk.bodyNamed(collection, 'New')],
      ['POST', `${path}/${id}`, {}],
      ['PATCH', `${path}/${id}`, {}],
      ['POST', `${path}/${id}/duplicate`, {}],
      ['DELETE', `${path}/${id}`, {}],
      ['POST', `${path}/order`, { moves: [] }],
      ['POST', `${path}/selected`, { action: 'archive', ids: [id] }],
    ]
    const reads = [`${path}/create`, `${path}/create/${id}`, `${path}/order`]
    for (const read of reads) expect((await desk.app.call(null, 'GET', read)).status).toBe(401)
    for (const [method, address, body] of writes) {
      const call = [method, address]
      const statusOf = async (who: Caller, sent: unknown, to = address) =>
        (await desk.app.call(who, method, to, sent)).status
      expect([...call, await statusOf(null, body)]).toEqual([...call, 401])
      for (const who of [asSupport, asApprover])
        expect([...call, await statusOf(who, body)]).toEqual([...call, 403])
      for (const wrong of [{ approval: 2 }, { state: 'approved' }, [], 'x', { version: '1' }])
        expect([...call, await statusOf(asEditor, wrong)]).toEqual([...call, 422])
      if (!address.includes(`/${id}`)) continue
      for (const other of ['2000000', '0', '99999999999'])
        expect([
          ...call,
          await statusOf(asEditor, body, address.replace(`/${id}`, `/${other}`)),
        ]).toEqual([...call, 404])
    }
    expect((await desk.app.call(null, 'GET', `${path}?preview=1`)).status).toBe(401)
  },
)
