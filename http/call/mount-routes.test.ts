import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { RoleName } from '#catalogue/roles.ts'
import { readConfig } from '#config.ts'
import { RateLimiter } from '#http/rate-limiter.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asSupport } from '#test/people.ts'
import { routes } from '../api.ts'
import { mountRoutes } from './mount-routes.ts'
import { type Method, nothing, type Route } from './route.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})

const everyRole = [asAdmin, asEditor, asSupport, asApprover]
const unauthenticated = {
  status: 401,
  body: { success: false, message: 'Authentication information is missing.' },
}

/** Every call there is, with an id that nothing has. */
const cells = routes.flatMap((route) =>
  route.methods.map((method) => ({
    method,
    call: `${method} ${route.path}`,
    path: route.path.replace(/\{\w+\}/g, '2000000'),
  })),
)

const collection =
  '(promotions|menus/(items|categories|overrides)|locations|vacancies|tenders|communities|faqs|legal-pages|site-pages)'

/** The calls that need no sign-in (contract sections 3 and 4): what guests read, and signing in. */
const open = [
  /^post \/auth\/(login(\/second|\/passkey(\/options)?)?|forgotten|links\/(view|use))$/,
  /^get \/auth\/token$/,
  /^get \/search$/,
  // By a secret link.
  /^get \/calendar\/feed$/,
  /^get \/(banners\/(home|products)|discovers|about-us|histories|milestones|missions|apps)\/main$/,
  /^get \/banners\/(home\/more|notice)\/main$/,
  /^get \/(careers\/homepage|headers\/[1-4]\/view|footers|products\/(lists\/icons|categories))$/,
  new RegExp(`^get /${collection}(/\\{id\\})?$`),
]

const all: RoleName[] = ['Admin', 'Editor', 'Support', 'Approver']

/** Who may make the others (contract section 3, specification section 6); the first match counts. */
const allowed: [calls: RegExp, roles: RoleName[]][] = [
  [/ \/(auth|notices)(\/|$)/, all],
  [/ \/users\/update\/(email|language|password)$/, all],
  [/ \/(users|mails)(\/|$)/, ['Admin']],
  // Approved like content (contract section 2), unlike the other settings.
  [/^get \/settings\/(look|analytics|second-approval)/, all],
  [/ \/settings\/(look|analytics|second-approval)/, ['Admin', 'Editor']],
  [/ \/settings\/|(post|patch) \/settings/, ['Admin']],
  [/ \/approvals\/(approve|reject|revert)$/, ['Approver']],
  [/ \/campaigns\/\{id\}\/(approve|reject|stop|keep)$/, ['Approver']],
  [/^(post|patch) \/campaigns\/\{id\}(\/remove)?$/, ['Admin', 'Editor', 'Approver']],
  [/ \/dashboard\/first-steps\/close$/, ['Admin']],
  [/^get \/comments$/, all],
  [
    /^(post|delete) \/assignments|^get \/(assignments\/people|workload)/,
    ['Admin', 'Editor', 'Approver'],
  ],
  [/ \/comments/, ['Admin', 'Editor', 'Approver']],
  [/ \/tickets\/\{id\}\/update$/, ['Admin', 'Support']],
  [/ \/(tickets(\/|$)|presence$|calendar\/link$)/, all],
  [/\/import$/, ['Admin', 'Editor']],
  [/^get /, all],
  [/^(post|patch|delete) /, ['Admin', 'Editor']],
]

function rolesOf(call: string): RoleName[] {
  return allowed.find(([calls]) => calls.test(call))?.[1] ?? []
}

const closed = cells.filter(({ call }) => !open.some((pattern) => pattern.test(call)))

/** A body that no call takes; reads have none. */
function junkFor(method: Method): unknown {
  return method === 'get' ? undefined : { nonsense: 1 }
}

test.for(closed)('signed out, $method $path answers 401 whatever is sent', async (cell) => {
  const { method, path } = cell
  for (const token of [null, 'x'.repeat(43), 'nonsense']) {
    const response = await app.call(token, method.toUpperCase(), path, junkFor(method))
    expect(response).toMatchObject(unauthenticated)
    expect(response.body.errors).toBeUndefined()
  }
})

test.for(closed)('$method $path opens to exactly the roles of the contract', async (cell) => {
  const { method, path, call } = cell
  for (const actor of everyRole) {
    if (path === '/auth/logout') continue // it would end the session that the other cells use
    const response = await app.call(actor, method.toUpperCase(), path, junkFor(method))
    const { status, body, headers } = response
    const isFile = headers['content-disposition'] !== undefined
    expect(isFile || body.success === (status === 200)).toBe(true)
    const isAllowed = rolesOf(call).includes(actor.role)
    expect([call, actor.role, status !== 403]).toEqual([call, actor.role, isAllowed])
    if (isAllowed) expect([200, 404, 415, 422]).toContain(status)
    else expect(body.message).toBe('Your role does not allow this.')
  }
})

test.for(cells.filter((cell) => !closed.includes(cell)))(
  'signed out, $method $path is answered, except that a token is asked for its validity',
  async ({ method, path }) => {
    const { status } = await app.call(null, method.toUpperCase(), path, junkFor(method))
    if (path === '/auth/token') expect(status).toBe(401)
    else expect([200, 404, 410, 415, 422]).toContain(status)
  },
)

test('who may call is asked before whether there is such a thing and whether the fields are right', async () => {
  const path = '/banners/home/icm/2000000'
  expect(await app.call(asSupport, 'POST', path, { approval: 7 })).toMatchObject({ status: 403 })
  expect(await app.call(asEditor, 'POST', path, { approval: 7 })).toMatchObject({ status: 422 })
  expect(await app.call(asEditor, 'POST', path, { approval: 0 })).toMatchObject({ status: 404 })
  for (const id of ['0', '07', '9999999999', '99999999999999999999']) {
    const at = `/banners/home/icm/${id}`
    expect(await app.call(null, 'POST', at, {})).toMatchObject({ status: 401 })
    expect(await app.call(asSupport, 'POST', at, {})).toMatchObject({ status: 403 })
    expect(await app.call(asEditor, 'POST', at, { approval: 7 })).toMatchObject({ status: 404 })
  }
})

test('a call that takes nothing takes an empty object, and nothing else for one', async () => {
  const mark = (body: unknown) => app.call(asEditor, 'POST', '/auth/passkeys/ask', body)
  for (const body of [undefined, {}]) expect((await mark(body)).status).toBe(409)
  for (const body of [null, 7, 0, true, false, 'x', '', { tab: 1 }, [1]]) {
    const { status, body: response } = await mark(body)
    expect([body, status, response.errors]).toEqual([
      body,
      422,
      { _: ['This call takes no fields.'] },
    ])
  }
})

test('a read has no body, whatever its headers say', async () => {
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  for (const method of ['GET', 'HEAD']) {
    const headers = { authorization, 'content-encoding': 'gzip', 'content-type': 'text/plain' }
    expect([method, (await app.send(method, '/api/logs', { headers })).status]).toEqual([
      method,
      200,
    ])
  }
})

test('a refusal that is not over by itself does not say when to try again', async () => {
  for (const [who, path] of [
    [null, '/logs'],
    [asSupport, '/mails'],
    [asEditor, '/logs/2000000'],
  ] as const) {
    const { status, headers } = await app.call(who, 'GET', path)
    expect(status).toBeGreaterThan(400)
    expect(headers['retry-after']).toBeUndefined()
  }
})

test('a route that does not say who may call it is not mounted', () => {
  const services = {
    ...app.services,
    config: readConfig({}),
    log: expect.anything(),
    site: expect.anything(),
    rateLimiter: new RateLimiter(),
  }
  const route = { path: '/side-door', summary: '', response: nothing, run: expect.anything() }
  for (const allow of ['null', '""', '"anybody"', '"constructor"', '"__proto__"', '7']) {
    const sloppy: Route = { ...route, methods: ['get'], allow: JSON.parse(allow) }
    expect(() => mountRoutes([sloppy], services)).toThrow('does not say who may call it')
  }
})

test('an unknown address is 404, also for the signed out', async () => {
  for (const path of ['/nothing', '/', '/banners', '/banners/home/icm/abc', '/headers/5/view']) {
    expect(await app.call(null, 'GET', path)).toMatchObject({
      status: 404,
      body: { success: false, message: 'There is nothing at this address.' },
    })
  }
})

test('another method of a known address is 405 and says which there are', async () => {
  const wrong: [method: string, path: string, allow: string][] = [
    ['DELETE', '/approvals', 'GET, HEAD'],
    ['PUT', '/banners/home/icm', 'POST'],
    ['PATCH', '/banners/home/icm', 'POST'],
    ['GET', '/banners/home/icm/7', 'POST, PATCH'],
    ['DELETE', '/banners/home/7', 'POST, PATCH'],
    ['OPTIONS', '/auth/login', 'POST'],
    ['POST', '/banners/home/create', 'GET, HEAD'],
    ['TRACE', '/logs', 'GET, HEAD'],
    ['POST', '/banners/home/main', 'GET, HEAD'],
  ]
  for (const [method, path, allow] of wrong) {
    const response = await app.call(null, method, path)
    expect([method, path, response.status, response.headers.allow]).toEqual([
      method,
      path,
      405,
      allow,
    ])
    expect(response.body.success).toBe(false)
  }
})

test('HEAD answers as GET does, without a body', async () => {
  const headers = { authorization: `Bearer ${await app.tokenOf(asEditor)}` }
  for (const path of ['/api/logs', '/api/banners/home/main', '/api/openapi.json']) {
    const head = await app.send('HEAD', path, { headers })
    expect([path, head.status, head.bytes.length]).toEqual([path, 200, 0])
  }
})

test('whatever is in the address of an unknown call, it is 404 in the envelope', async () => {
  const segment = fc.stringMatching(/^[a-z0-9%._~-]{1,12}$/)
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { minLength: 1, maxLength: 4 }), async (segments) => {
      const { status, bytes } = await app.get(`/api/x/${segments.join('/')}`)
      const isPage = !bytes.toString().startsWith('{') // dot segments can lead out of /api
      expect([404, 302, 200, 400]).toContain(status)
      if (!isPage) expect(JSON.parse(bytes.toString())).toMatchObject({ success: false })
    }),
    { numRuns: 100 },
  )
})
