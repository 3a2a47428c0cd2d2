import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { editors, sections } from '#catalogue/catalogue.ts'
import { schemaName } from '#catalogue/schema-name.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { routes } from '../api.ts'
import { memoize } from './docs.ts'

interface Described {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  servers: { url: string }[]
  components: Record<'schemas' | 'securitySchemes', Record<string, unknown>> & {
    responses: Record<string, { description: string; headers?: object }>
  }
}
interface Operation {
  operationId: string
  summary: string
  description: string
  security: Record<string, unknown>[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: {
    required: boolean
    content: Record<string, { schema: { type: string; properties: object }; encoding?: object }>
  }
  responses: Record<string, { description: string; content: object }>
}

let app: TestApp
let described: Described
beforeAll(async () => {
  app = await openTestApp()
  described = JSON.parse((await app.get('/api/openapi.json')).bytes.toString())
})

test('the description of the API is OpenAPI 3.1 and has every call, and no other', () => {
  expect(described.openapi).toBe('3.1.0')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(described.info).toMatchObject({ title: 'Linecheck', version })
  const there = Object.entries(described.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  )
  const wanted = routes.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`))
  expect(there.sort()).toEqual(wanted.sort())
  expect(new Set(wanted).size).toBe(wanted.length)
})

test('every call says who may make it, what its address needs and what it answers', () => {
  for (const route of routes) {
    for (const method of route.methods) {
      const found = described.paths[route.path]?.[method]
      expect(found).toMatchObject({
        summary: expect.stringMatching(/\w/),
        description: expect.stringMatching(/^(Everybody\.|Roles: \w)/),
        responses: { 200: { description: 'Success' }, 500: {}, 503: {} },
      })
      const needsToken = route.allow !== 'everybody' || route.optionalActor === true
      expect(found?.security.some((one) => 'bearer' in one)).toBe(needsToken)
      const inPath = found?.parameters.filter((parameter) => parameter.in === 'path') ?? []
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(route.path.match(/\{\w+\}/g) ?? [])
      for (const { in: place, required } of found?.parameters ?? [])
        expect(required).toBe(place === 'path')
      const takesBody = (route.form ?? route.body) !== undefined
      expect(found?.requestBody?.required ?? false).toBe(takesBody)
    }
  }
})

test('the roles of a call are named one by one, and those who may make it for others', () => {
  const mayCall = (path: string) => described.paths[path]?.get?.description
  expect(mayCall('/mails')).toBe('Roles: Admin.')
  expect(mayCall('/logs')).toBe('Roles: Admin, Editor, Support, Approver.')
  expect(mayCall('/users/{id}/view')).toBe(
    'Roles: Admin, Editor, Support, Approver; for others than themselves: Admin.',
  )
})

test('the description says where the calls are and how one shows who one is', () => {
  expect(described.servers.map(({ url }) => url)).toEqual(['/api'])
  expect(described.components.securitySchemes).toEqual({
    bearer: { type: 'http', scheme: 'bearer' },
  })
})

test('every refusal is explained in a sentence, and says when to go on where it is over by itself', () => {
  const { responses } = described.components
  for (const [name, { description, headers }] of Object.entries(responses)) {
    expect([name, description]).toEqual([name, expect.stringMatching(/^[A-Z].*\w.*\.$/)])
    const isPassing = ['TooMany', 'Busy', 'Full'].includes(name)
    const seconds = { schema: { type: 'integer', minimum: 1 }, description: 'Seconds.' }
    expect([name, headers]).toEqual([name, isPassing ? { 'Retry-After': seconds } : undefined])
  }
})

test('every call has a name of its own and says how it may be refused', () => {
  const operations = Object.values(described.paths).flatMap((item) => Object.values(item))
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^(get|post|patch|delete)[A-Z][a-zA-Z0-9]*$/)
  const statuses = (method: string, path: string) =>
    Object.keys(described.paths[path]?.[method]?.responses ?? {}).join(' ')
  expect(described.paths['/logs/{id}/undo']?.post?.operationId).toBe('postLogsByIdUndo')
  expect(statuses('get', '/search')).toBe('200 422 429 500 503')
  expect(statuses('get', '/promotions')).toBe('200 401 403 422 500 503')
  expect(statuses('get', '/promotions/{id}')).toBe('200 401 403 404 410 422 500 503')
  expect(statuses('get', '/logs/{id}')).toBe('200 401 403 404 422 500 503')
  expect(statuses('post', '/auth/login')).toBe('200 400 401 413 415 422 429 500 503 507')
  expect(statuses('post', '/approvals/approve')).toBe(
    '200 400 401 403 404 409 413 415 422 500 503 507',
  )
})

test('the body of a save names each of its fields', () => {
  const save = described.paths['/banners/home']?.post?.requestBody?.content['application/json']
  expect(save?.schema).toEqual({ $ref: '#/components/schemas/SaveMainBanner' })
  expect(described.components.schemas.SaveMainBanner).toMatchObject({
    type: 'object',
    additionalProperties: false,
    properties: {
      banners: { type: 'array', maxItems: 50 },
      removeBanner: { type: 'array' },
      approval: expect.anything(),
      version: expect.anything(),
    },
  })
})

test('an upload names its files, how many there may be, and what may come beside them', () => {
  const formOf = (path: string) =>
    described.paths[path]?.post?.requestBody?.content['multipart/form-data']?.schema
  expect(formOf('/galleries')).toMatchObject({
    properties: { 'image[]': { minItems: 1, maxItems: 5 }, folder_id: { type: 'integer' } },
    additionalProperties: false,
  })
  expect(formOf('/galleries/{id}/replace')).toMatchObject({
    properties: { selectedFiles: { maxItems: 1 }, version: { type: 'integer' } },
    anyOf: [{ required: ['image[]'] }, { required: ['selectedFiles'] }],
  })
  expect(formOf('/faqs/import')).toMatchObject({
    properties: { file: { type: 'string', format: 'binary' } },
    required: ['file'],
    additionalProperties: false,
  })
})

test('an upload says of which types its files may be', () => {
  const typesOf = (path: string) =>
    described.paths[path]?.post?.requestBody?.content['multipart/form-data']?.encoding
  const pictures = { contentType: 'image/jpeg, image/png, application/pdf' }
  expect(typesOf('/galleries')).toEqual({ 'image[]': pictures, selectedFiles: pictures })
  expect(typesOf('/faqs/import')).toEqual({ file: { contentType: 'text/csv, application/json' } })
})

test('a conflict says what it hands over', () => {
  const { Conflict } = described.components.schemas
  expect(JSON.stringify(Conflict)).toMatch(/Conflicting.*NewerFile.*UsedFile/)
})

test('whatever section is declared, its save answers the same, and so do the loads of its screen', () => {
  const { schemas } = described.components
  const saved = (path: string) => JSON.stringify(described.paths[path]?.post?.responses[200])
  const namesIn = (name: string) => Object.keys(Object(Object(schemas[name]).properties))
  for (const section of sections.filter(({ savePath }) => savePath !== null)) {
    const name = `Saved${schemaName(section)}`
    const paths = [section.savePath, `${section.savePath}/{id}`]
    for (const path of section.workflow === 'approval' ? paths : paths.slice(0, 1)) {
      expect(saved(String(path))).toContain(`"#/components/schemas/${name}"`)
    }
    expect(namesIn(name)).toEqual(namesIn('Saved'))
  }
  for (const { path } of editors.flatMap(({ loads }) => loads)) {
    const loaded = JSON.stringify(described.paths[path]?.get?.responses[200])
    expect(loaded).toMatch(/"logs".*"last_updated_at".*"sections"/)
  }
})

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(described).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, to]) => to,
  )
  expect(references.length).toBeGreaterThan(0)
  const there = Object.entries(described.components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  )
  for (const named of Object.values(described.components.schemas)) {
    expect(named).not.toHaveProperty('$ref')
  }
  for (const reference of new Set(references)) {
    expect(there).toContain(reference)
  }
})

test('a bound that is only what JavaScript can count is not said', () => {
  expect(JSON.stringify(described)).not.toContain(String(Number.MAX_SAFE_INTEGER))
})

test('people can browse the description too', async () => {
  const { status, headers, bytes } = await app.get('/api/docs')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const html = bytes.toString()
  for (const { path } of routes) expect(html).toContain(` ${path}</code>`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/<script|style=/)
  // Nothing stands between the calls, and each says what it takes.
  const calls = html.slice(html.indexOf('<details>'), html.indexOf('</body>'))
  expect(calls.replaceAll(/<details>.*?<\/details>/gs, '').trim()).toBe('')
  const details = calls.match(/<details>.*?<\/details>/gs) ?? []
  const takes = details.filter((one) => one.includes('<pre>'))
  const bodies = routes.flatMap(({ methods, body }) => (body ? methods : []))
  expect([details.length, takes.length]).toEqual([
    routes.flatMap(({ methods }) => methods).length,
    bodies.length,
  ])
  for (const one of takes)
    expect(one).toMatch(/<\/p><pre>\{\n {2}"(type|anyOf)": .*\}<\/pre><\/details>$/s)
  for (const one of details.filter((each) => !each.includes('<pre>')))
    expect(one).toMatch(/<p>(Roles: |Everybody)[^<]*<\/p><\/details>$/)
  expect(html).toContain('Mission &amp; Vision')
  expect(calls).not.toMatch(/&(?!amp;|lt;)/)
})

test('both are compressed, and fetched once', async () => {
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const plain = await app.get(path)
    const small = await app.get(path, { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(small.bytes).equals(plain.bytes)).toBe(true)
    expect(small.bytes.length).toBeLessThan(plain.bytes.length / 5)
    const again = await app.get(path, { 'if-none-match': small.headers.etag ?? '' })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  }
})

test('the description is only read', async () => {
  for (const path of ['/api/openapi.json', '/api/docs']) {
    expect((await app.send('POST', path)).status).toBe(404)
    expect((await app.send('HEAD', path)).bytes.length).toBe(0)
  }
})

test('it is made once for all who ask, and again where that failed', async () => {
  let tries = 0
  const ask = memoize(async () => {
    tries += 1
    if (tries === 1) throw new Error('no memory')
    return tries
  })
  const first = await Promise.allSettled([ask(), ask()])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2])
  expect(await ask()).toBe(2)
})
