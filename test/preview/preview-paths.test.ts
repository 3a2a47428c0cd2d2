// Whatever staff write, Preview shows it to them: every section, every collection, every language.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { collections, sections } from '#catalogue/catalogue.ts'
import { hasOwnAddress } from '#catalogue/content/own-address.ts'
import { withoutFallbacks } from '#catalogue/content/translation.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { screensOf } from '#catalogue/screens-of.ts'
import { entryPreview, newEntryState } from '#web/admin/documents/entry/entry-shape.ts'
import { sectionSaveTarget } from '#web/admin/documents/translation/language-card.tsx'
import { completeBody } from '../content/arbitrary-body.ts'
import { addDocument, addPicture } from '../content/content.ts'
import { type PublishedSite, publishSite } from '../content/publish-site.ts'
import type { Caller } from '../http/http-client.ts'
import { openTestApp, type TestApp } from '../open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '../people.ts'

const languages = ['de', 'es', 'fr', 'pt', 'cn', 'ae'] as const
/** Guests see neither the analytics service, which runs in no preview, nor who approves. */
const unseen = ['frame.analytics', 'frame.second-approval']
const needApproval = sections.filter(
  ({ workflow, key }) => workflow === 'approval' && !unseen.includes(key),
)

let app: TestApp
let site: PublishedSite
let document: number
let cookie: string

beforeAll(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
  document = await addDocument(app.store)
  await app.call(asAdmin, 'POST', '/settings/update', { languages: ['en', ...languages] })
  const { headers } = await app.call(asApprover, 'POST', '/auth/preview', {})
  cookie = (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? ''
})

test.each(needApproval)(
  'Preview of $label shows its draft, in every language, and when it is rejected',
  async (section) => {
    await showsWhatIsWritten(section, section.savePath ?? '', (language) =>
      sectionSaveTarget({} as never, section, { language }).previewOf({} as never),
    )
  },
)

// Nothing that a price by place says stands on a page by itself.
const previewed = collections.filter(({ key }) => key !== 'menu-override')

test.each(previewed.flatMap(screensOf))(
  'Preview of a new $label shows its draft, in every language, and when it is rejected',
  async (collection) => {
    const { fixedValues: narrowed = {}, singletons } = collection
    const slug = singletons[0]?.slug ?? (hasOwnAddress(collection) ? 'shown-first' : undefined)
    const more = { ...narrowed, ...(slug ? { slug } : {}) }
    const { body } = await post(collection.path, { ...(await sentinel(collection)).body, ...more })
    const { id } = body.data
    await showsWhatIsWritten(collection, `${collection.path}/${id}`, (language) =>
      entryPreview(
        collection,
        { ...newEntryState(collection), entry_id: id, language },
        slug ?? '',
      ),
    )
  },
)

test('the preview of a question leads to its place in the list', () => {
  const faq = collections.find(({ key }) => key === 'faq')
  if (!faq) throw new Error('There are no questions')
  const question = { ...newEntryState(faq), entry_id: 7 }
  expect(entryPreview(faq, question, '')).toBe('/faqs?preview=1#question-7')
  const german = { ...question, language: 'de' } as const
  expect(entryPreview(faq, german, '')).toBe('/de/faqs?preview=1#question-7')
})

/** Saves a text or picture that stands nowhere else, and looks for it on the page that Preview opens. */
async function showsWhatIsWritten(
  declaration: Declaration,
  path: string,
  previewOf: (language: DocumentLanguage) => string | null,
): Promise<void> {
  const first = await sentinel(declaration)
  const saved = await post(path, first.body)
  expect(await isOnPage(previewOf(''), first.mark)).toBe(true)
  const source = await sourceOf(declaration)
  for (const language of languages) {
    const translated = await sentinel(withoutFallbacks(declaration, source))
    if (!translated.mark) continue
    await post(`${path}?lang=${language}`, translated.body)
    expect([language, await isOnPage(previewOf(language), translated.mark)]).toEqual([
      language,
      true,
    ])
  }
  const { id, record_id } = saved.body.data
  await post(record_id ? path : `${path}/${id}`, { ...first.body, approval: 1 })
  const queue = await app.call<Queue>(asApprover, 'GET', '/approvals')
  const waiting = queue.body.data.data.find((one) => one.entity_id === (record_id ?? id))
  expect(await isOnPage(waiting?.preview_path ?? null, first.mark)).toBe(true)
  const named = { entity_id: record_id ?? id, entity_type: declaration.entityType }
  await post('/approvals/reject', { ...named, remarks: 'No' }, asApprover)
  expect(await isOnPage(previewOf(''), first.mark)).toBe(true)
}

/** What translations are made of: the live record, or where nothing is live the draft. */
async function sourceOf({ key }: Declaration): Promise<Content> {
  const own = (await app.desk.revisions()).filter(({ subject }) => subject === key)
  const source = own.findLast(({ state }) => state === 'approved') ?? own.at(-1)
  return JSON.parse(source?.content ?? 'null')
}

interface Queue {
  data: { entity_id: number; preview_path: string | null }[]
}

interface Saved {
  id: number
  /** Of an entry: the record that waits or not. */
  record_id?: number
}

async function post(path: string, body: unknown, who: Caller = asEditor) {
  const response = await app.call<Saved>(who, 'POST', path, body)
  expect([path, response.body.errors, response.status]).toEqual([path, undefined, 200])
  return response
}

/** A complete body with a mark that stands nowhere else: a word of its texts, else its picture. */
async function sentinel(declaration: Declaration) {
  const word = `zq${randomUUID().slice(0, 8)}`
  const picture = await addPicture(app.store, `${word}.jpg`)
  const filling = { text: word, picture, document, entry: site.entryOf }
  const {
    slug: _,
    seo_title: __,
    seo_description: ___,
    ...complete
  } = completeBody(declaration, filling)
  // A notice of some restaurants is shown on their pages alone.
  const notices = ['frame.notice', 'frame.urgent-notice']
  const isNotice = notices.includes(declaration.key) && 'locations' in complete
  const body = isNotice ? { ...complete, locations: [] } : complete
  const text = JSON.stringify(body)
  const row = await app.store.db
    .selectFrom('media')
    .select('stem')
    .where('id', '=', picture)
    .executeTakeFirstOrThrow()
  const mark = text.includes(word) ? word : text.includes(`:${picture}`) ? row.stem : null
  return { body, mark }
}

/** Follows the Preview button: the pass first, then the page in another tab. */
async function isOnPage(path: string | null, mark: string | null): Promise<boolean> {
  let { pathname, search } = new URL(path ?? '/', 'http://site')
  for (let step = 0; step < 3; step++) {
    const { status, headers, bytes } = await app.get(`${pathname}${search}`, { cookie })
    if (status === 200) return mark !== null && bytes.toString().includes(mark)
    const onward = new URL(headers.location ?? '/error-404', 'http://site')
    pathname = onward.pathname
    search = onward.search
  }
  return false
}
