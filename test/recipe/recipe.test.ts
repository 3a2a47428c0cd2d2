// The recipe of CONTRIBUTING.md for a new section or collection, followed on a copy of the sources.
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Section } from '#catalogue/declaration.ts'
import type { DocumentView } from '#catalogue/wire.ts'
import { addDocument, addPicture } from '../content/content.ts'
import { emptyLocation } from '../open-test-store.ts'
import { asApprover, asEditor } from '../people.ts'
import { copySource, requireMore } from './copy-source.ts'
import { addNewDeclarations, type NewSection, newSections } from './new-declarations.ts'

interface Saved {
  id: number
  state: DocumentView
}

const copy = await copySource()
await addNewDeclarations(copy)
await requireMore(copy, 'catalogue/sections/home/icm-banner.ts', 'tagline')
await requireMore(copy, 'catalogue/collections/promotion.ts', 'small_print')

// The copy's own modules, with the types of ours.
const { openTestApp }: typeof import('../open-test-app.ts') = await ofCopy('test/open-test-app.ts')
const { collections, sections }: typeof import('#catalogue/catalogue.ts') =
  await ofCopy('catalogue/catalogue.ts')
const { fillBrand }: typeof import('#domain/seeding/fill-brand.ts') = await ofCopy(
  'domain/seeding/fill-brand.ts',
)
const { content }: typeof import('#brands/marigold/content.ts') = await ofCopy(
  'brands/marigold/content.ts',
)

function ofCopy(path: string) {
  return import(join(copy, path))
}

/** The app of the copy on an empty database, filled as `npm start` does, but with blank pictures. */
async function start() {
  const app = await openTestApp({ location: await emptyLocation() })
  const files = new Map<string, number>()
  for (const each of content.files) {
    const add = 'pdf' in each ? addDocument : addPicture
    files.set(each.file, await add(app.store, each.file))
  }
  const said: string[] = []
  const say = (sentence: string) => said.push(sentence)
  const brand = { content, files, passwordHash: 'none', say }
  await app.store.write((tx) => fillBrand(tx, app.clock.now(), brand))

  /** How many results a guest's search has. */
  async function found(word: string): Promise<number> {
    const path = `/search?query=${word}`
    return (await app.call<{ total: number }>(null, 'GET', path)).body.data.total
  }

  /** The card, as the screen loads it. */
  async function card(name: string): Promise<DocumentView | undefined> {
    const load = await app.call<{ sections: Record<string, DocumentView> }>(
      asEditor,
      'GET',
      '/banners/home/create',
    )
    return load.body.data.sections[name]
  }

  return { ...app, said, found, card }
}

type Started = Awaited<ReturnType<typeof start>>

function declared(name: string): Section {
  const section = sections.find(({ entityType }) => entityType === name)
  if (!section) throw new Error(`the copy has no ${name}`)
  return section
}

/** Guests find it, a page reads it, the log names it, and a card of the screen shows it. */
async function expectLive(app: Started, { name, list, body }: NewSection) {
  expect(await app.found('quinoa')).toBe(1)
  const live = await app.desk.live(declared(name))
  expect(JSON.stringify(live)).toContain('Toasted')
  expect((await app.desk.log()).at(-1)?.description).toContain(`New ${name}`)
  if (list !== 'editor') return
  const row = expect.objectContaining({ title: 'Quinoa' })
  expect(await app.card(name)).toMatchObject({
    live: true,
    ...('rows' in body ? { items: [row] } : { values: row }),
  })
}

const of = (workflow: NewSection['workflow']) =>
  newSections.flatMap((one) => (one.workflow === workflow ? [[one.name, one] as const] : []))

test('what is new has types', async () => {
  const project = join(copy, 'tsconfig.catalogue.json')
  await writeFile(
    project,
    '{ "extends": "./tsconfig.json", "include": ["catalogue", "web/ui/css-variables.d.ts"] }',
  )
  const tsc = join(copy, 'node_modules/typescript/bin/tsc')
  await promisify(execFile)(process.execPath, [tsc, '--project', project])
}, 60_000)

/** What the demo brand says nothing of, and what leans on what it cannot fill. */
const leftAlone = [
  ...[
    'frame.notice',
    'frame.urgent-notice',
    'frame.analytics',
    'frame.second-approval',
    'frame.look',
    'frame.redirects',
    'frame.synonyms',
    'home.icm',
    'promotion',
    'home.hero',
  ],
]

test('the demo fills what it knows and leaves the rest to the editors, with a word', async () => {
  const app = await start()
  const filled = new Set((await app.desk.revisions()).map(({ subject }) => subject))
  const isNew = (key: string) => key.startsWith('new.') || key === 'allergen'
  for (const { key } of [...sections, ...collections]) {
    expect([key, filled.has(key)]).toEqual([key, !isNew(key) && !leftAlone.includes(key)])
  }
  const offer = 'Promotion stays empty: the brand has nothing for small_print.'
  const slides = 'Hero Banner stays empty: the brand has nothing for banners.0.entity_id'
  expect(app.said).toEqual([
    ...Array(7).fill(offer),
    expect.stringContaining(slides),
    'ICM Banner stays empty: the brand has nothing for tagline.',
  ])
})

test.each(of('approval'))('%s goes from draft by approval to the guest', async (name, section) => {
  const app = await start()
  const path = `/new/${name}`
  const draft = await app.call<Saved>(asEditor, 'POST', path, section.body)
  expect(draft.body).toMatchObject({
    message: 'Your draft has been saved.',
    data: { approval: 0, state: { live: false } },
  })
  const { id } = draft.body.data
  const submitted = await app.call<Saved>(asEditor, 'PATCH', `${path}/${id}`, { approval: 1 })
  expect(submitted.body.data.state.lock).toContain(`New ${name} was submitted by editor`)
  expect(await app.found('quinoa')).toBe(0)
  const queue = await app.desk.queue(asApprover)
  expect(JSON.stringify(queue)).toContain(`New ${name}`)
  const named = { entity_id: id, entity_type: name }
  const approved = await app.call(asApprover, 'POST', '/approvals/approve', named)
  expect(approved.body.message).toBe('The change has been approved. Guests see it now.')
  await expectLive(app, section)
})

test.each(of('direct'))('%s goes from a save straight to the guest', async (name, section) => {
  const app = await start()
  const path = `/new/${name}`
  const asDraft = { ...section.body, approval: 0 }
  expect((await app.call(asEditor, 'POST', path, asDraft)).status).toBe(422)
  expect((await app.call(asEditor, 'POST', `${path}/1`, section.body)).status).toBe(404)
  expect((await app.call(asApprover, 'POST', path, section.body)).status).toBe(403)
  expect(await app.found('quinoa')).toBe(0)
  const saved = await app.call<Saved>(asEditor, 'POST', path, section.body)
  expect(saved.body).toMatchObject({
    message: 'Saved. Guests see it now.',
    data: { approval: 2, state: { live: true, can: ['edit', 'save'] } },
  })
  await expectLive(app, section)
})

test('a screen with tabs loads whole, or one tab at a time', async () => {
  const app = await start()
  const stove = await app.call<Saved>(asEditor, 'POST', '/kitchen/stove', { title: 'Gas' })
  const tray = await app.call<Saved>(asEditor, 'POST', '/kitchen/trays', {
    trays: [{ title: 'A' }],
  })
  const load = async (query: string) => {
    const path = `/kitchen/create${query}`
    const { body } = await app.call<Record<string, object>>(asEditor, 'GET', path)
    const { logs, last_updated_at, sections: states, ...blocks } = body.data
    expect(last_updated_at).toBe(app.clock.now())
    return { blocks, states: Object.keys(states ?? {}), steps: Object.keys(logs ?? {}).length }
  }
  expect(await load('')).toEqual({ blocks: {}, states: ['stove', 'oven', 'trays'], steps: 2 })
  expect(await load('?section=1')).toMatchObject({
    blocks: { stove: { id: stove.body.data.id, title: 'Gas', approval: 0 } },
    states: ['stove'],
    steps: 1,
  })
  const second = await load('?section=2')
  expect(second).toMatchObject({ states: ['oven', 'trays'], steps: 1 })
  expect(second.blocks).toMatchObject({
    oven: null,
    oven_trays: [{ id: 1, record_id: tray.body.data.id, title: 'A' }],
  })
  for (const wrong of ['0', '3', 'two']) {
    const { status, body } = await app.call(asEditor, 'GET', `/kitchen/create?section=${wrong}`)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['section']])
  }
  const document = JSON.parse((await app.get('/api/openapi.json')).bytes.toString())
  const { parameters } = document.paths['/kitchen/create'].get
  const schema = { type: 'integer', minimum: 1, maximum: 2 }
  expect(parameters).toContainEqual({ name: 'section', in: 'query', required: false, schema })
})

test('an entry of a new collection goes from draft by approval to the guest', async () => {
  const app = await start()
  const allergen = collections.find(({ key }) => key === 'allergen')
  if (!allergen) throw new Error('the copy has no such collection')
  await expect(app.desk.publishEntry(allergen, { title: 'Quinoa' })).rejects.toThrow()
  const entry = await app.desk.publishEntry(allergen, { title: 'Quinoa', note: 'Toasted' })
  expect(await app.found('quinoa')).toBe(1)
  const found = await app.call(null, 'GET', '/search?query=quinoa')
  expect(JSON.stringify(found.body)).toContain(`/allergens/${entry}`)
})
