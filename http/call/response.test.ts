import { createServer } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { routes } from '#http/api.ts'
import { describeApi } from '#http/description/describe-api.ts'
import { StoreBusy, StoreFull } from '#store/store-errors.ts'
import { icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { listen } from '#test/http/listen.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'
import { type Failing, failWith } from '#test/storage/failing-store.ts'
import { download, personFields, successText } from './response.ts'

const onSqlite = test.skipIf(process.env.TEST_PG_URL)

onSqlite(
  'while another process holds the database, writes wait, then are 503; pages go on',
  async () => {
    const app = await openTestApp()
    await publishSite(app.services)
    await app.tokenOf(asEditor)
    const other = new DatabaseSync(join(app.location.dataDir, 'linecheck.sqlite'))
    other.exec('begin immediate')
    let isWaiting = true
    const save = app.call(asEditor, 'POST', '/banners/home/icm', icmLine('Late')).finally(() => {
      isWaiting = false
    })
    let answeredMeanwhile = 0
    while (isWaiting && answeredMeanwhile < 20) {
      expect((await app.get('/home')).status).toBe(200)
      expect((await app.call(asEditor, 'GET', '/banners/home/create')).status).toBe(200)
      if (isWaiting) answeredMeanwhile += 1
    }
    // A page that waited for the write, or a thread that did, would answer at its end.
    expect(answeredMeanwhile).toBeGreaterThan(2)
    const refused = await save
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
      body: {
        success: false,
        message: 'The system is busy. Nothing was changed. Please try again in a moment.',
      },
    })
    const requestId = refused.headers['x-request-id']
    const logged = app.lines.map((line) => JSON.parse(line))
    expect(logged).toContainEqual(expect.objectContaining({ level: 40, requestId }))
    other.exec('rollback')
    other.close()
    expect((await app.call(asEditor, 'POST', '/banners/home/icm', icmLine('In time'))).status).toBe(
      200,
    )
  },
)

onSqlite(
  'when there is no room, writes are 507 and whole or not at all; then they work again',
  async () => {
    const app = await openTestApp()
    const { icm } = await publishSite(app.services)
    const setRoom = (pages: number) =>
      app.store.write((tx) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(tx))
    await setRoom(1)
    const path = `/banners/home/icm/${icm}`
    const long = 'x'.repeat(200)
    let response = await app.call(asEditor, 'POST', path, icmLine(long))
    for (let count = 0; response.status === 200 && count < 200; count += 1) {
      const open = await app.desk.revisions()
      response = await app.call(
        asEditor,
        'POST',
        `/banners/home/icm/${open.at(-1)?.id}`,
        icmLine(long),
      )
    }
    expect(response).toMatchObject({
      status: 507,
      headers: { 'retry-after': '30' },
      body: {
        success: false,
        message:
          'The server cannot write to its disk: it is full or read-only. Nothing was changed. Please contact your administrator.',
      },
    })
    expect((await app.get('/home')).status).toBe(200)
    await setRoom(1_000_000)
    const open = await app.desk.revisions()
    const again = await app.call(
      asEditor,
      'POST',
      `/banners/home/icm/${open.at(-1)?.id}`,
      icmLine('Short'),
    )
    expect(again.status).toBe(200)
  },
)

test('a bug is answered with the general sentence, and logged with its request id', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  await app.store.close()
  const { status, headers, bytes } = await app.get('/api/logs', { authorization })
  if (process.env.TEST_PG_URL) expect([500, 503]).toContain(status)
  else expect(status).toBe(500)
  expect(JSON.parse(bytes.toString())).toMatchObject({
    success: false,
    message: expect.any(String),
  })
  expect(bytes.toString()).not.toMatch(/database|sqlite|postgres|\.ts|node_modules|pool/i)
  const line = app.lines.findLast((one) => /"level":[45]0/.test(one)) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ requestId: headers['x-request-id'] })
})

test('a download that fails on its way breaks off, is reported, and ends nothing else', async () => {
  async function* parts(isWhole: boolean) {
    yield 'first line\r\n'
    if (!isWhole) throw new Error('the database is away')
  }
  const reported: unknown[] = []
  const server = createServer(
    getRequestListener(({ url }) => {
      const file = { name: 'a.csv', type: 'text/csv', body: parts(url.endsWith('/whole')) }
      return download(file, (error) => reported.push(error))
    }),
  )
  const url = `http://127.0.0.1:${await listen(server)}`
  onTestFinished(() => void server.close())
  const read = (path: string) => fetch(url + path).then((response) => response.text())
  await expect(read('/broken')).rejects.toThrow()
  expect(reported).toMatchObject([{ message: 'the database is away' }])
  expect(await read('/whole')).toBe('first line\r\n')
})

/** An app with content whose statements fail as the test says, all or those that name a table. */
async function openAiling() {
  const failure: Failing = { error: null }
  const app = await openTestApp({ wrap: failWith(failure) })
  await publishSite(app.services)
  const said = (requestId: unknown) => {
    const lines: { requestId?: string; level: number; msg: string; err?: { message: string } }[] =
      app.lines.map((line) => JSON.parse(line))
    return lines.filter((line) => line.requestId === requestId && line.msg !== 'refused')
  }
  return { ...app, failure, said }
}

const damage = Object.assign(new Error('malformed'), { errcode: 11 })

test.each([
  [
    'away',
    new StoreBusy('away'),
    [503, '5'],
    [40, 'the database or the storage was unavailable or busy'],
  ],
  [
    'full',
    new StoreFull('full'),
    [507, '30'],
    [50, 'the disk takes no writes: it is full or read-only'],
  ],
  ['damaged', damage, [503, '60'], [50, 'the database is damaged: restore a backup']],
  ['wrong', new TypeError('a bug'), [500], [50, 'a call failed unexpectedly']],
] as const)(
  'a database that is %s is told to operators by each call',
  async (_what, error, response, line) => {
    const app = await openAiling()
    const token = await app.tokenOf(asEditor)
    app.failure.error = error
    const { status, headers } = await app.call(token, 'POST', '/galleries/folders', { name: 'New' })
    expect([status, headers['retry-after']]).toEqual([response[0], response[1]])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['content-language']).toBe('en')
    const [level, msg] = line
    expect(app.said(headers['x-request-id'])).toMatchObject([
      { level, msg, err: { message: error.message } },
    ])
  },
)

test.each([
  ['away', new StoreBusy('away'), 503, '5'],
  ['wrong', new TypeError('a bug'), 500, undefined],
] as const)(
  'a database that is %s is told to operators by each page',
  async (_what, error, status, wait) => {
    const app = await openAiling()
    app.failure.error = error
    const { headers, ...page } = await app.get('/menu')
    expect([page.status, headers['retry-after']]).toEqual([status, wait])
    expect(page.bytes.toString()).toContain(`<h1 class="error-status">${status}</h1>`)
    expect(app.said(headers['x-request-id'])).toMatchObject([
      {
        level: 50,
        msg: 'a page could not be made',
        path: '/menu',
        err: { message: error.message },
      },
    ])
  },
)

test('a file of entries that cannot be read to its end breaks off, and operators are told', async () => {
  const app = await openAiling()
  const headers = { authorization: `Bearer ${await app.tokenOf(asEditor)}` }
  const path = `/api${promotion.path}/export?format=json`
  expect((await app.get(path, headers)).status).toBe(200)
  app.failure.table = 'revision'
  app.failure.error = new StoreBusy('away')
  await expect(app.get(path, headers)).rejects.toThrow()
  expect(app.lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({
    level: 50,
    msg: 'a download broke off',
    err: { message: 'away' },
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('wherever an answer says by whom something was, nobody is called so in words', () => {
  const schemas = JSON.stringify(describeApi(routes).components.schemas)
  const names = [...schemas.matchAll(/"(\w+)":\{/g)].map(([, name = '']) => name)
  const ofPeople = new Set(
    names.filter((name) => /^(by|author|username|first_name)$|_by$/.test(name)),
  )
  expect(ofPeople.size).toBeGreaterThan(8)
  // The one is what the desk has written itself; in the other somebody is told whole, by user name.
  for (const other of ['completed_by', 'opened_by']) ofPeople.delete(other)
  for (const name of ofPeople) {
    const response = {
      message: messages.loaded,
      data: { rows: [{ [name]: 'former-colleague-2' }] },
    }
    const { data } = JSON.parse(successText(response, 'de'))
    expect([name, data.rows[0]?.[name]]).toEqual([name, 'Ehemaliges Teammitglied 2'])
  }
  expect([...personFields].filter((name) => !ofPeople.has(name))).toEqual([])
})

test('of a download that nobody takes any more no other part is made', async () => {
  let [made, isOver] = [0, false]
  async function* parts() {
    try {
      for (; made < 100_000; made++) yield 'a line of the file\r\n'.repeat(1_000)
    } finally {
      isOver = true
    }
  }
  const server = createServer(
    getRequestListener(() => {
      const file = { name: 'a.csv', type: 'text/csv', body: parts() }
      return download(file, () => undefined)
    }),
  )
  const client = connect(await listen(server), '127.0.0.1')
  onTestFinished(() => void client.destroy())
  client.write('GET / HTTP/1.1\r\nhost: site\r\n\r\n')
  await expect.poll(() => made).toBeGreaterThan(2)
  client.destroy()
  await expect.poll(() => isOver).toBe(true)
  expect(made).toBeLessThan(100_000)
})
