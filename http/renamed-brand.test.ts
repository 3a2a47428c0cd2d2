// Brands with modules of their own, and one that renames declarations while their content is in every state.
import { expect, test, vi } from 'vitest'
import type { Brand } from '#catalogue/brand/brand.ts'
import { type Collection, defineCollection, defineSection } from '#catalogue/declaration.ts'
import { formerly } from '#catalogue/fields/formerly.ts'
import { longText, text } from '#catalogue/fields/text.ts'
import type { Caller } from '#test/http/http-client.ts'
import { newLocation, openTestStoreAt } from '#test/open-test-store.ts'
import { addTestPeople, asApprover, asEditor } from '#test/people.ts'
import type { StoreLocation } from '#test/storage/locations.ts'

/** Each brand loads all modules anew: seconds, and many on a busy machine. */
vi.setConfig({ testTimeout: 60_000 })

const common = { linecheck: '^2', name: 'Barn', languages: ['en'] } as const

const former: Brand = {
  ...common,
  collections: [
    defineCollection({
      key: 'tale',
      entityType: 'tale',
      label: 'Tale',
      plural: 'Tales',
      path: '/tales',
      fields: { title: text('Title', { required: true }), body: longText('Text') },
    }),
  ],
  sections: {
    own: [
      defineSection({
        key: 'barn.yard',
        entityType: 'yard',
        label: 'Yard',
        savePath: '/sections/yard',
        fields: { name: text('Name', { required: true }) },
      }),
    ],
  },
}

const present: Brand = {
  ...common,
  collections: [
    defineCollection({
      key: 'saga',
      formerly: ['tale'],
      entityType: 'saga',
      label: 'Saga',
      plural: 'Sagas',
      path: '/sagas',
      fields: {
        title: text('Title', { required: true }),
        story: formerly(['body'], longText('Story')),
      },
    }),
  ],
  sections: {
    own: [
      defineSection({
        key: 'barn.farm',
        formerly: ['barn.yard'],
        entityType: 'farm',
        label: 'Farm',
        savePath: '/sections/farm',
        fields: { headline: formerly(['name'], text('Headline', { required: true })) },
      }),
    ],
  },
}

interface Saved {
  id: number
  record_id: number
}

interface PendingList {
  data: { entity_id: number; entity_type: string; label: string; changes: Change[] }[]
}

type Change = Record<'label' | 'before' | 'after', string>

/** Opens the app of a brand. Declarations are read when modules are loaded, so each has modules of its own. */
async function openAs(brand: Brand, location: StoreLocation) {
  vi.resetModules()
  vi.doMock('#brand', () => ({ brand }))
  const { openTestApp, startAndStop } = await import('#test/open-test-app.ts')
  const app = await openTestApp({ location })
  async function send<T>(who: Caller, method: string, path: string, body?: object) {
    const response = await app.call<T>(who, method, path, body)
    expect([path, response.status, response.body.errors]).toEqual([path, 200, undefined])
    return response.body.data
  }
  return {
    start: () => startAndStop(app),
    get: <T>(path: string, who: Caller = asEditor) => send<T>(who, 'GET', path),
    save: (path: string, body: object) => send<Saved>(asEditor, 'POST', path, body),
    decide: (step: 'approve' | 'restore', entity_type: string, entity_id: number) => {
      const body = { entity_id, entity_type, ...(step === 'approve' && { remarks: null }) }
      return send<Saved>(
        step === 'approve' ? asApprover : asEditor,
        'POST',
        `/approvals/${step}`,
        body,
      )
    },
  }
}

/** A place where the people of the tests work. */
async function locationWithPeople(): Promise<StoreLocation> {
  const location = await newLocation()
  await addTestPeople(await openTestStoreAt(location))
  return location
}

test('what was renamed is found, compared, decided and restored under its new name', async () => {
  const location = await locationWithPeople()
  const before = await openAs(former, location)
  const first = await before.save('/tales', { title: 'Barn', body: 'One', approval: 1 })
  await before.decide('approve', 'tale', first.record_id)
  await before.save(`/tales/${first.id}`, { body: 'Two', approval: 1 })
  const draft = await before.save('/tales', { title: 'Cow', body: 'Grass' })
  const yard = await before.save('/sections/yard', { name: 'Old yard', approval: 1 })
  await before.decide('approve', 'yard', yard.id)
  await before.save('/sections/yard', { name: 'New yard', approval: 1 })

  const after = await openAs(present, location)
  await after.start()
  const open = await after.get<object>(`/sagas/create/${draft.id}`)
  expect(open).toMatchObject({ record: { status_text: 'Draft' }, values: { story: 'Grass' } })

  const { data: pending } = await after.get<PendingList>('/approvals')
  const changes = pending.map(({ entity_type, label, changes }) => [
    entity_type,
    label,
    changes.map((change) => [change.label, change.before, change.after]),
  ])
  expect(changes).toEqual([
    ['saga', 'Saga', [['Story', 'One', 'Two']]],
    ['farm', 'Farm', [['Headline', 'Old yard', 'New yard']]],
  ])
  for (const { entity_type, entity_id } of pending)
    await after.decide('approve', entity_type, entity_id)
  const guests = await after.get<{ data: object[] }>('/sagas', null)
  expect(guests.data).toMatchObject([{ title: 'Barn', story: 'Two' }])
  const { sections } = await after.get<{ sections: object }>('/sections/create')
  expect(sections).toMatchObject({ farm: { live: true, values: { headline: 'New yard' } } })

  const history = await after.get<{ data: { status_text: string }[] }>(
    `/sagas/create/${first.id}/logs`,
  )
  expect(history.data.map(({ status_text }) => status_text)).toEqual([
    ...['Expired', 'Approved', 'Pending', 'Draft', 'Approved', 'Pending', 'Draft'],
  ])
  await after.decide('restore', 'saga', first.record_id)
  const restored = await after.get<object>(`/sagas/create/${first.id}`)
  expect(restored).toMatchObject({ record: { status_text: 'Draft' }, values: { story: 'One' } })
})

test('content under the former and the present key is refused in a sentence, and left as it is', async () => {
  const location = await locationWithPeople()
  const before = await openAs(former, location)
  await before.save('/tales', { title: 'Barn', body: 'One' })
  const [saga] = present.collections ?? []
  const unnamed = { ...saga, key: 'saga', formerly: [] } as unknown as Collection
  const between = await openAs({ ...common, collections: [unnamed] }, location)
  await between.start()
  await between.save('/sagas', { title: 'Cow', story: 'Grass' })

  const after = await openAs(present, location)
  await expect(after.start()).rejects.toThrow(
    'Barn finds the content of saga under tale, its first key, but there is content under saga too. Leave tale out of "formerly" to go on with that of saga',
  )
})

test('a brand cannot add a field or a page that is there already', async () => {
  const location = await newLocation()
  const field: Brand = { ...common, extend: { location: { name: text('Name') } } }
  await expect(openAs(field, location)).rejects.toThrow(
    'Barn adds name to location, which has it already.',
  )
  const page: Brand = { ...common, pages: { '/menu': async () => ({ page: {} }) } }
  await expect(openAs(page, location)).rejects.toThrow(
    'Barn has a page /menu, which is one of ours.',
  )
})
