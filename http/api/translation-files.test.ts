import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { page } from '#catalogue/collections/page.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asEditor } from '#test/people.ts'
import { multipart } from '#test/upload.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
  const languages = ['en', 'de']
  await publishSiteLayout(desk.app.services, settings, { brand_name: 'Barn', languages })
})

interface Report {
  message: string
  errors?: Record<string, string[]>
  data: {
    new: number
    changed: number
    unchanged: number
    refused: number
    rows: {
      row: number
      title: string
      outcome: string
      refusals: { message: string }[]
      text: Record<string, string | null> | null
    }[]
  }
}

async function exported(query: string) {
  const authorization = `Bearer ${await desk.app.tokenOf(asEditor)}`
  return desk.app.get(`/api/translations/export?${query}`, { authorization })
}

async function bringIn(bytes: string, { dry = '0', approval = '0', lang = 'de' } = {}) {
  const { headers, body } = multipart([
    { field: 'file', name: 'texts.csv', bytes },
    { field: 'lang', value: lang },
    { field: 'dry_run', value: dry },
    { field: 'approval', value: approval },
  ])
  const authorization = `Bearer ${await desk.app.tokenOf(asEditor)}`
  const sent = { headers: { ...headers, authorization }, body }
  const response = await desk.app.send('POST', '/api/translations/import', sent)
  return { status: response.status, body: JSON.parse(response.bytes.toString()) as Report }
}

const answer = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Yes, ' },
        { type: 'text', text: 'every day', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' & <always>.' },
      ],
    },
  ],
}

async function publishQuestion(question: string) {
  const sent = { question, answer, group: 'Opening', approval: 1 }
  const saved = await desk.post(faq.path, sent)
  await desk.approve(faq, saved.body.data)
  return saved.body.data.id
}

async function rowsOf(query: string): Promise<Record<string, string>[]> {
  return parse((await exported(query)).bytes.toString(), { bom: true, columns: true })
}

async function draftOf(id: number) {
  const { body } = await desk.app.call(asEditor, 'GET', `${faq.path}/create/${id}?lang=de`)
  return JSON.stringify(body.data)
}

test.each(['csv', 'xliff'])(
  'texts go out as %s, and come in as drafts of the language',
  async (format) => {
    const id = await publishQuestion('Are you open?')
    const text = (await exported(`lang=de&format=${format}&collections=faq`)).bytes.toString()
    expect(text).toContain(`faq/${id}/question`)
    const translated =
      format === 'csv'
        ? text
            .replace('"Are you open?",""', '"Are you open?","Habt ihr offen?"')
            .replace(
              '&lt;always&gt;.</p>",""',
              '&lt;always&gt;.</p>","<p>Ja, <strong>täglich</strong></p>"',
            )
        : text
            .replace(/(Are you open\?<\/source>\s*<target[^>]*>)/, '$1Habt ihr offen?')
            .replace(
              /(always[^\n]*<\/source>\s*<target[^>]*>)/,
              '$1&lt;p&gt;Ja, &lt;strong&gt;täglich&lt;/strong&gt;&lt;/p&gt;',
            )
    const dry = await bringIn(translated, { dry: '1' })
    expect(dry.body.data).toMatchObject({ new: 2, refused: 0 })
    expect(await draftOf(id)).not.toContain('Habt ihr offen?')
    const done = await bringIn(translated)
    expect([done.status, done.body.data.new, done.body.data.refused]).toEqual([200, 2, 0])
    const draft = await draftOf(id)
    expect(draft).toContain('Habt ihr offen?')
    expect(draft).toContain('{"type":"text","text":"täglich","marks":[{"type":"bold"}]}')
    const again = await rowsOf('lang=de&collections=faq&state=missing')
    expect(again.map(({ key }) => key)).toEqual([`faq/${id}/group`])
  },
)

test('the texts of blocks, and of the cards in them, go out once each and come in', async () => {
  const cards = [{ title: 'Kale' }, { title: 'Leek' }]
  const blocks = [
    { kind: 'hero', title: 'Grown nearby', url: '/menu' },
    { kind: 'cards', cards },
  ]
  const id = await desk.app.desk.publishEntry(page, { title: 'Farms', slug: 'farms', blocks })
  const file = (await exported('lang=de&collections=page')).bytes.toString()
  const rows: Record<string, string>[] = parse(file, { columns: true, bom: true })
  const at = (path: string) => `page/${id}/${path}`
  expect(rows.map((row) => row.key)).toEqual(
    ['title', 'blocks.1.title', 'blocks.2.cards.1.title', 'blocks.2.cards.2.title'].map(at),
  )
  const german = { [at('blocks.1.title')]: 'Von nebenan', [at('blocks.2.cards.2.title')]: 'Lauch' }
  const lines = rows.map(({ key = '', source }) => `"${key}","${source}","${german[key] ?? ''}"`)
  const { body } = await bringIn(['key,source,target', ...lines].join('\n'), { approval: '0' })
  expect(body.data).toMatchObject({ new: 2, refused: 0 })
  const after = (await exported('lang=de&state=all&collections=page')).bytes.toString()
  const targets: Record<string, string>[] = parse(after, { columns: true, bom: true })
  expect(targets.map(({ target }) => target)).toEqual(['', 'Von nebenan', '', 'Lauch'])
})

test('the labels of menus go out and come in, and guests see them at once', async () => {
  const offer = await desk.app.desk.publishEntry(promotion, { title: 'Box' })
  const links = [
    { page_id: 2, label: 'Food', labels: { de: 'Essen' } },
    { page_id: 3 },
    { entity_type: 'promotion', entry_id: offer, label: 'Box of the week' },
    { url: 'https://shop.example', label: 'Shop' },
  ]
  await publishSiteLayout(desk.app.services, mainMenu, { links })
  const query = 'lang=de&state=all&collections=frame.main-menu'
  expect((await rowsOf(query)).map(({ source, target }) => [source, target])).toEqual([
    ['Food', 'Essen'],
    ['Box of the week', ''],
    ['Shop', ''],
  ])
  const file = (await exported(query)).bytes.toString()
  const german = file.replace('"Box of the week",""', '"Box of the week","Kiste der Woche"')
  const menu = async () => {
    const { bytes } = await desk.app.get('/api/headers/1/view?lang=de')
    return JSON.parse(bytes.toString()).data.menus.map(({ name }: { name: string }) => name)
  }
  const before = await menu()
  expect((await bringIn(german, { dry: '1' })).body.data).toMatchObject({ new: 1, refused: 0 })
  expect(await menu()).toEqual(before)
  expect((await bringIn(german)).body.data).toMatchObject({ new: 1, refused: 0 })
  expect(before[2]).toBe('Box of the week')
  expect(await menu()).toEqual([before[0], before[1], 'Kiste der Woche', before[3]])
  const corrected = german.replace('"Food","Essen"', '"Food","Speisen"').replace('Kiste', 'Box')
  expect((await bringIn(corrected, { dry: '1' })).body.data).toMatchObject({ new: 0, changed: 2 })
  const renamed = german.replace('Box of the week', 'Box of the month')
  expect((await bringIn(renamed)).body.data).toMatchObject({ refused: 1 })
})

test('a link that its target names has no label to translate, in either direction', async () => {
  const offer = await desk.app.desk.publishEntry(promotion, { title: 'Box' })
  const links = [
    { page_id: 2, labels: { de: 'Essen' } },
    { entity_type: 'promotion', entry_id: offer },
    { url: 'https://shop.example', label: 'Shop' },
  ]
  await publishSiteLayout(desk.app.services, mainMenu, { links })
  const rows = await rowsOf('lang=de&state=all&collections=frame.main-menu')
  expect(rows.map(({ source }) => source)).toEqual(['Shop'])
  const { body } = await bringIn('key,source,target\nframe.main-menu/0/links.2,,Speisen\n')
  expect(body.data).toMatchObject({ new: 0, refused: 1 })
  const { bytes } = await desk.app.get('/api/headers/1/view?lang=de')
  expect(bytes.toString()).not.toContain('Speisen')
})

test('a row whose source has changed is reported and left, the others come in', async () => {
  const [one, other] = [await publishQuestion('Are you open?'), await publishQuestion('And late?')]
  const file = [
    'key,source,target',
    `faq/${one}/question,Were you open?,Hattet ihr offen?`,
    `faq/${other}/question,And late?,Und spät?`,
    `faq/${other}/nothing,x,y`,
    'faq/999999/question,x,y',
  ].join('\n')
  const { body } = await bringIn(file, { approval: '1' })
  expect(body.data).toMatchObject({ new: 1, refused: 3 })
  expect(body.data.rows.find(({ row }) => row === 2)?.refusals[0]?.message).toBe(
    'The source text has changed since the export. Please export it again.',
  )
  expect(await draftOf(one)).not.toContain('Hattet')
  expect(await draftOf(other)).toContain('Und spät?')
})

test('a preview sets the old text beside the new one, and what changed in the source', async () => {
  const [one, other] = [await publishQuestion('Are you open?'), await publishQuestion('And late?')]
  const key = `faq/${one}/question`
  await bringIn(`key,source,target\n${key},Are you open?,Habt ihr auf?\n`)
  const file = [
    'key,source,target',
    `${key},Are you open?,Habt ihr offen?`,
    `faq/${other}/question,And later?,Und später?`,
    `faq/${other}/group,Opening,`,
  ].join('\n')
  const { body } = await bringIn(file, { dry: '1' })
  expect(body.data.rows.map(({ row, text }) => [row, text])).toEqual([
    [
      3,
      {
        field: 'question',
        source: 'And later?',
        source_now: 'And late?',
        before: '',
        after: 'Und später?',
      },
    ],
    [
      2,
      {
        field: 'question',
        source: 'Are you open?',
        source_now: null,
        before: 'Habt ihr auf?',
        after: 'Habt ihr offen?',
      },
    ],
  ])
})

test.each([
  ['another table', 'question,answer\nA,B\n'],
  ['a document type', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><xliff/>'],
  ['broken XML', '<?xml version="1.0"?><xliff><file><body><trans-unit'],
  ['nothing', 'key,source,target\n'],
])('a file that holds no translations is refused: %s', async (_, bytes) => {
  const { status, body } = await bringIn(bytes)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['file']])
})

test('a language that the brand does not publish has no file', async () => {
  expect((await exported('lang=fr')).status).toBe(422)
  expect((await bringIn('key,source,target\nfaq/1/question,a,b\n', { lang: 'fr' })).status).toBe(
    422,
  )
})

test('translations into another language than the chosen one are refused', async () => {
  const id = await publishQuestion('Are you open?')
  const xliff = (await exported('lang=de&format=xliff&collections=faq')).bytes.toString()
  const filled = xliff.replace(/(Are you open\?<\/source>\s*<target[^>]*>)/, '$1Ouvert ?')
  const french = filled.replace(/target-language="[^"]*"/, 'target-language="fr"')
  const { status, body } = await bringIn(french)
  expect([status, body.errors?.file]).toEqual([422, [expect.stringContaining('(fr)')]])
  expect(await draftOf(id)).not.toContain('Ouvert')
  const short = filled.replace(/target-language="[^"]*"/, 'target-language="de"')
  expect((await bringIn(short)).body.data).toMatchObject({ new: 1 })
})
