// The catalogue's table test: every section and collection goes all the ways of the contract's section 2.

import { beforeAll, expect, test } from 'vitest'
import { collections, sections } from '#catalogue/catalogue.ts'
import { isTranslated } from '#catalogue/content/is-translated.ts'
import type { Collection, Declaration, Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { DocumentView } from '#catalogue/wire.ts'
import { readDocuments, startReading } from '#domain/reading/reading.ts'
import { completeBody } from '#test/content/arbitrary-body.ts'
import { addDocument, addPicture } from '#test/content/content.ts'
import { type PublishedSite, publishSite, publishSiteLayout } from '#test/content/publish-site.ts'
import type { Caller } from '#test/http/http-client.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asEditor2 } from '#test/people.ts'

let app: TestApp
let site: PublishedSite
let pictures: number[]
let document: number
beforeAll(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
  await publishSiteLayout(app.services, settings, {
    brand_name: 'Marigold',
    languages: ['en', 'de'],
  })
  pictures = [await addPicture(app.store, 'one.png'), await addPicture(app.store, 'two.png')]
  document = await addDocument(app.store)
})

type Sent = Record<string, unknown>

interface Saved {
  id: number
  record_id?: number
  state: DocumentView
}

const approved = sections.filter(({ workflow }) => workflow === 'approval')
const every = test.each(
  [...approved, ...collections].map((declaration) => [declaration.key, declaration] as const),
)

function isCollection(declaration: Section | Collection): declaration is Collection {
  return 'plural' in declaration
}

let codes = 1

/** Everything filled in, or the least, and different for each number. */
function bodyOf(
  declaration: Section | Collection,
  number: number,
  fields: 'every' | 'least' = 'every',
): Sent {
  const text = `Wording-${number}`
  const picture = pictures[number % 2] ?? 0
  const filling = { text, picture, document, entry: site.entryOf }
  const { slug: _, ...body } = completeBody(declaration, filling, fields)
  if (!isCollection(declaration)) return body
  const { naturalKey, titleKey } = declaration
  return {
    ...body,
    ...(naturalKey ? { [naturalKey]: `${declaration.key} ${codes++}` } : {}),
    [titleKey]: text,
  }
}

/** What a translation has of its own of a body: lines of text, those of a set by the ids of its items. */
function translationOf({ fields, set }: Declaration, body: Sent, items: { id: number }[]): Sent {
  const own = (of: readonly Field[], sent: Sent) =>
    Object.fromEntries(
      of
        .filter(({ kind, translated, wire }) => translated && kind !== 'rows' && wire in sent)
        .map((field) => [field.wire, ownValue(field, sent[field.wire])]),
    )
  // Of blocks their translated texts, by the ids under which they were sent.
  const ownValue = ({ kind, rows }: Field, value: unknown): unknown => {
    if (kind !== 'blocks') return value
    return (value as Sent[]).map((row) => {
      const fields = rows?.kinds?.find((one) => one.kind === row.kind)?.fields ?? []
      return { id: row.id, kind: row.kind, ...own(fields, row) }
    })
  }
  const rows = set ? (body[set.wire] as Sent[]) : []
  return {
    ...own(fields, body),
    ...(set
      ? { [set.wire]: items.map(({ id }, at) => ({ id, ...own(set.fields, rows[at] ?? {}) })) }
      : {}),
  }
}

interface SaveAt {
  who?: Caller
  lang?: string
  record?: number
}

/** One declaration, and what staff and guests do with it by its calls. */
function deskOf(declaration: Section | Collection) {
  const path = isCollection(declaration) ? declaration.path : (declaration.savePath ?? '')
  let entryId = 0
  let at: DocumentView

  async function save(sent: Sent, { who, lang = '', record = 0 }: SaveAt = {}) {
    const id = isCollection(declaration) ? entryId : record
    const address = `${path}${id ? `/${id}` : ''}${lang ? `?lang=${lang}` : ''}`
    const response = await app.call<Saved>(who ?? asEditor, 'POST', address, sent)
    if (response.status !== 200) return response
    if (isCollection(declaration)) entryId = response.body.data.id
    at = response.body.data.state
    return response
  }

  /** Saves and submits in two steps; gives the record's id. */
  async function submit(sent: Sent, lang = ''): Promise<number> {
    const { status, body } = await save(sent, { lang })
    expect([body.errors, status]).toEqual([undefined, 200])
    const record = at.record?.id ?? 0
    const submitted = await save({ approval: 1, version: at.record?.version }, { lang, record })
    expect([submitted.body.errors, submitted.status]).toEqual([undefined, 200])
    return at.record?.id ?? 0
  }

  function step(name: string, record: number, more: Sent = {}, who: Caller = asApprover) {
    const named = { entity_id: record, entity_type: declaration.entityType, ...more }
    return app.call<Saved>(who, 'POST', `/approvals/${name}`, named)
  }

  async function publish(sent: Sent): Promise<number> {
    const record = await submit(sent)
    expect((await step('approve', record)).status).toBe(200)
    return record
  }

  /** What somebody reads of it now; null for nothing. */
  async function read(asked: { preview?: boolean; language?: DocumentLanguage } = {}) {
    if (isCollection(declaration) && entryId === 0) return null
    const reading = startReading(app.store.db, app.clock.now(), asked)
    const [found] = await readDocuments(reading, [{ declaration, entryId }])
    return found && !found.isArchived ? found.content : null
  }

  async function stateOf(record: number) {
    return (await app.desk.revisions()).find(({ id }) => id === record)?.state
  }

  return { save, submit, publish, step, read, stateOf, state: () => at }
}

every(
  '%s: draft, preview, submit, lock, reject, approve, expire, restore',
  async (_, declaration) => {
    const desk = deskOf(declaration)
    const before = await desk.read()

    // A draft is seen in a preview only.
    await desk.save(bodyOf(declaration, 1))
    expect(desk.state().record).toMatchObject({ approval: 0, status_text: 'Draft' })
    expect(await desk.read()).toEqual(before)
    expect(await desk.read({ preview: true })).not.toEqual(before)

    // Submitted it is locked for everybody; rejected it says why, and can be corrected.
    const record = desk.state().record?.id ?? 0
    await desk.save({ approval: 1 }, { record })
    expect(desk.state()).toMatchObject({ record: { approval: 1 }, lock: expect.any(String) })
    for (const who of [asEditor, asEditor2]) {
      const { status } = await desk.save(bodyOf(declaration, 2), { who, record })
      expect(status).toBe(409)
    }
    expect((await desk.step('reject', record, { remarks: 'Too long' })).status).toBe(200)
    expect(await desk.stateOf(record)).toBe('rejected')
    expect(await desk.read()).toEqual(before)

    // Approved it is what guests read, until another one is.
    const first = await desk.publish(bodyOf(declaration, 1))
    const live = await desk.read()
    expect(live).not.toEqual(before)
    const second = await desk.publish(bodyOf(declaration, 2))
    expect([await desk.stateOf(first), await desk.stateOf(second)]).toEqual(['expired', 'approved'])
    const next = await desk.read()
    expect(next).not.toEqual(live)

    // What was can be a draft again, which publishes nothing.
    expect((await desk.step('restore', first, {}, asEditor)).status).toBe(200)
    expect((await desk.read({ preview: true }))?.values).toEqual(live?.values)
    expect(await desk.read()).toEqual(next)
  },
)

const translated = approved.filter(isTranslated)
test.each(
  [...translated, ...collections].map((declaration) => [declaration.key, declaration] as const),
)('%s: another language has texts of its own, by the same ways', async (_, declaration) => {
  const desk = deskOf(declaration)
  if (isCollection(declaration) || !(await desk.read())) await desk.publish(bodyOf(declaration, 1))
  const own = await desk.read()
  const german = translationOf(declaration, bodyOf(declaration, 3), own?.items ?? [])
  const translation = await desk.submit(german, 'de')
  expect(await desk.read({ language: 'de' })).toEqual(own)
  expect(await desk.read({ language: 'de', preview: true })).not.toEqual(own)
  expect((await desk.step('approve', translation)).status).toBe(200)
  expect(await desk.read({ language: 'de' })).not.toEqual(own)
  expect(await desk.read()).toEqual(own)
})

test.each(collections.map((collection) => [collection.key, collection] as const))(
  '%s: an entry leaves at its end, by the clock alone',
  async (_, collection) => {
    const desk = deskOf(collection)
    const ends_at = new Date(Date.parse(app.clock.now()) + 60_000).toISOString()
    const ending = await desk.publish({ ...bodyOf(collection, 1, 'least'), ends_at })
    expect(await desk.read()).not.toBeNull()
    app.clock.pass({ minutes: 2 })
    expect(await desk.read()).toBeNull()
    await app.desk.settle(app.clock.now())
    expect(await desk.stateOf(ending)).toBe('expired')
  },
)

test('what needs no approval is of the frame, and everything else can be saved', () => {
  const direct = sections.filter(({ workflow }) => workflow === 'direct')
  expect(direct.filter(({ key }) => !key.startsWith('frame.'))).toEqual([])
  expect(approved.filter(({ savePath }) => savePath === null)).toEqual([])
})
