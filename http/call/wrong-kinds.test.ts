import { beforeAll, expect, test } from 'vitest'
import { readInput } from '#catalogue/content/read-input.ts'
import { localize } from '#catalogue/messages/localize.ts'
import type { Actor } from '#domain/actor.ts'
import { publishSite } from '#test/content/publish-site.ts'
import type { Schema } from '#test/http/json-schema.ts'
import { isKnownSentence } from '#test/http/known-sentences.ts'
import { openSession } from '#test/http/open-session.ts'
import { wrongKinds, wrongValues } from '#test/http/wrong-kinds.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { testPeople } from '#test/people.ts'
import { multipart, type Part, testPng } from '#test/upload.ts'
import { routes } from '../api.ts'
import type { Route } from './route.ts'

interface Operation {
  description: string
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

let app: TestApp
let named: Record<string, Schema>
let calls: { name: string; method: string; path: string; operation: Operation }[]
beforeAll(async () => {
  app = await openTestApp()
  await publishSite(app.services)
  const described: {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  } = JSON.parse((await app.get('/api/openapi.json')).bytes.toString())
  named = described.components.schemas
  calls = Object.entries(described.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const verb = method.toUpperCase()
      return { name: `${verb} ${path}`, method: verb, path, operation }
    }),
  )
})

/** A new token of somebody who may make the call. */
async function tokenFor({ description }: Operation): Promise<Record<string, string>> {
  const isAllowed = ({ role }: Actor) => description.includes(role)
  const actor = testPeople.find(isAllowed) ?? testPeople[0]
  if (!actor) throw new Error('There are no people')
  const { token } = await openSession(app.store, actor, app.clock.now())
  return { authorization: `Bearer ${token}` }
}

const longestSentence = 200

function judgeSentences(sentences: readonly string[], about: string): void {
  const isWrong = (sentence: string) =>
    sentence.length > longestSentence || !isKnownSentence(sentence)
  expect(sentences.filter(isWrong), about).toEqual([])
}

/** Sends, and finds fault with any response that is not ours, or not said as we say things. */
async function judge(
  name: string,
  method: string,
  path: string,
  sent: Parameters<TestApp['send']>[2],
): Promise<number> {
  const { status, headers, bytes } = await app.send(method, `/api${path}`, sent)
  const about = `${name} ${path.slice(0, 100)} ${String(sent?.body?.[0]).slice(0, 100)}`
  expect(status === 200 || (status >= 400 && status < 500), `${about} ${status}`).toBe(true)
  const isFile = headers['content-disposition'] !== undefined
  if (isFile || !headers['content-type']?.startsWith('application/json')) return status
  const { message, errors = {} } = JSON.parse(bytes.toString())
  judgeSentences([message, ...Object.values<string[]>(errors).flat()], about)
  for (const field of Object.keys(errors)) expect(field.length, about).toBeLessThan(200)
  return status
}

function filled(path: string, id = '1'): string {
  return path.replaceAll(/\{\w+\}/g, id)
}

/**
 * Returns whether an input is worth a request, after checking what the call's parser says of it: the
 * first of those that the handler gets as the same values, and the first that is rejected with the same
 * sentences. On PostgreSQL only the former, as the parser rejects before the database is asked.
 */
function worthSending(): (schema: Route['query'], input: unknown) => boolean {
  const seen = new Set<string>()
  return (schema, input) => {
    const read = schema ? readInput(schema, input) : { data: input }
    const isNew = (read: unknown) => seen.size < seen.add(JSON.stringify(read)).size
    if (!('errors' in read)) return isNew(read.data)
    const messages = Object.values(read.errors).flat()
    if (!isNew(messages)) return false
    const sentences = messages.map((message) => localize('en', message))
    judgeSentences(sentences, JSON.stringify(input).slice(0, 200))
    return !process.env.TEST_PG_URL
  }
}

function routeOf({ method, path }: { method: string; path: string }): Route | undefined {
  const isMethod = (verb: string) => verb === method.toLowerCase()
  return routes.find((one) => one.path === path && one.methods.some(isMethod))
}

test('every wrong kind in every field of every body is refused in our words', async () => {
  const seen = new Map<number, number>()
  // The methods of a route have one handler.
  const ofRoutes = new Map<Route | undefined, ReturnType<typeof worthSending>>()
  for (const call of calls) {
    const { name, method, path, operation } = call
    const schema = operation.requestBody?.content['application/json']?.schema
    if (method === 'GET' || operation.requestBody?.content['multipart/form-data']) continue
    let token = await tokenFor(operation)
    const route = routeOf(call)
    const isWorthSending = ofRoutes.get(route) ?? worthSending()
    ofRoutes.set(route, isWorthSending)
    for (const body of wrongValues(schema ?? { properties: {} }, named)) {
      if (!isWorthSending(route?.body, body)) continue
      // A call that takes nothing may be the one that ends the session.
      if (!schema) token = await tokenFor(operation)
      const headers = { ...token, 'content-type': 'application/json' }
      const sent = { headers, body: [JSON.stringify(body)] }
      const status = await judge(name, method, filled(path), sent)
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
  }
  for (const status of [200, 404, 409, 422]) expect([...seen.keys()]).toContain(status)
}, 300_000)

const wrongTexts = wrongKinds.map((kind) =>
  typeof kind === 'string' ? kind.slice(0, 5_000) : JSON.stringify(kind),
)

test('every wrong kind in every parameter of every address is refused in our words', async () => {
  for (const call of calls) {
    const { name, method, path, operation } = call
    const headers = await tokenFor(operation)
    const ofQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
    const names = [...ofQuery.map((parameter) => parameter.name), 'nobody-knows-this']
    const isWorthSending = worthSending()
    for (const text of wrongTexts) {
      for (const key of method === 'GET' ? names : []) {
        // Empty ones count as absent (`queryOf`).
        const input = text === '' ? {} : { [key]: text }
        if (!isWorthSending(routeOf(call)?.query, input)) continue
        const sent = encodeURIComponent(text)
        await judge(name, method, `${filled(path)}?${key}=${sent}&${key}=1`, { headers })
      }
      if (path.includes('{') && text.length < 4_000) {
        await judge(name, method, filled(path, encodeURIComponent(text)), { headers })
      }
    }
  }
}, 600_000)

test('every wrong kind in every field of every form is refused in our words', async () => {
  const bytes = await testPng({ width: 8, height: 8 })
  const isForm = ({ operation }: (typeof calls)[number]) =>
    operation.requestBody?.content['multipart/form-data'] !== undefined
  for (const { name, method, path, operation } of calls.filter(isForm)) {
    const { properties } = operation.requestBody?.content['multipart/form-data']?.schema ?? {}
    const file = { field: 'image[]', name: 'a.png', bytes }
    const forms: Part[][] = [[], [file, file], Array.from({ length: 6 }, () => file)]
    for (const field of [...Object.keys(properties ?? {}), 'no field of ours']) {
      for (const kind of wrongKinds) {
        const value = typeof kind === 'string' ? kind : JSON.stringify(kind)
        forms.push([file, { field, value }])
        // Without a file the parser is the same for each kind.
        if (kind === wrongKinds[0]) forms.push([{ field, value }])
        forms.push([{ field, name: `${value.slice(0, 200)}.png`, bytes: value }])
        forms.push([{ field, name: value.slice(0, 300), bytes }])
      }
    }
    const token = await tokenFor(operation)
    for (const parts of forms) {
      const { headers, body } = multipart(parts)
      await judge(name, method, filled(path), { headers: { ...headers, ...token }, body })
    }
  }
}, 600_000)

test('what the specification quotes is said as it is quoted', async () => {
  const token = await app.tokenOf(testPeople[1] ?? { id: 0, username: '', role: 'Editor' })
  const said = async (path: string, body: object) =>
    (await app.call(token, 'POST', path, body)).body
  expect(await said('/banners/home/work-with-us', { description: null })).toMatchObject({
    message: 'Incomplete details. Please complete the form.',
    errors: { description: ['Please Fill in Description'] },
  })
})

test('a sentence says what is wrong: the limit, the kind; a long list is not read out', async () => {
  const errorsOf = async (who: Actor | null, path: string, body: object) =>
    (await app.call(who, 'POST', path, body)).body.errors
  const credentials = { username: 'x'.repeat(9_999), password: 'x'.repeat(9_999) }
  expect(await errorsOf(null, '/auth/login', credentials)).toEqual({
    username: ['The text is too long. Please use at most 320 characters.'],
    password: ['The text is too long. Please use at most 512 characters.'],
  })
  expect(await errorsOf(null, '/auth/login', { username: '' })).toEqual({
    username: ['Please fill this in.'],
    password: ['Please fill this in.'],
  })
  const settings = { brand_name: 7, time_zone: 'Mars', currency: null, primary_color: 3 }
  expect(await errorsOf(testPeople[0] ?? null, '/settings/update', settings)).toEqual({
    brand_name: ['The value must be text.'],
    time_zone: ['The value is not in the list of choices.'],
    currency: ['Please fill this in.'],
    primary_color: ['The value must be text.'],
  })
  const slide = { banners: [{ entity_name: 7, entity_id: '1' }] }
  expect(await errorsOf(testPeople[0] ?? null, '/banners/home', slide)).toEqual({
    'banners.0.entity_name': ['The value must be text, or an object with id and name.'],
    'banners.0.entity_id': ['The value must be a number.'],
  })
  expect(await errorsOf(testPeople[0] ?? null, '/auth/logout', { all: true })).toEqual({
    _: ['This call takes no fields.'],
  })
})

test('a sentence that repeats an address keeps it short', async () => {
  const long = (name: string) => `/${name}${'-'.repeat(1_900)}`
  const redirects = [
    { from: long('a'), to: long('b') },
    { from: long('b'), to: long('c') },
  ]
  const { body } = await app.call(testPeople[0] ?? null, 'POST', '/settings/redirects/update', {
    redirects,
  })
  const [sentence = ''] = body.errors?.['redirects.0.to'] ?? []
  expect(sentence).toMatch(
    /^\/b-{28}…-{29} already redirects to \/c-{28}…-{29}\. Please redirect straight there\.$/,
  )
})
