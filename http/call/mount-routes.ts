import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { limits } from '#catalogue/limits.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { factorMessages } from '#catalogue/people/people-messages.ts'
import { abilities, may } from '#catalogue/roles.ts'
import type { Config } from '#config.ts'
import type { Actor } from '#domain/actor.ts'
import { FailedSignIn } from '#domain/people/sign-in/failed-sign-in.ts'
import { whoIs } from '#domain/people/who-is.ts'
import { Problem } from '#domain/problem.ts'
import type { SiteServices } from '#domain/services.ts'
import { bearerHash, clientAddress, readerLanguage } from '../authenticate.ts'
import type { Site } from '../pages/site.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import { parseInput } from './envelope.ts'
import { keyHeader, runKeyed } from './idempotency.ts'
import { readJson } from './read-body.ts'
import {
  download,
  internalError,
  problemOf,
  problemResponse,
  successOf,
  successResponse,
} from './response.ts'
import type { Call, Route } from './route.ts'

export interface Bindings {
  Bindings: HttpBindings & { requestId: string }
  /** For the log of problems. */
  Variables: { actor: Actor | null }
}

export interface RouteServices extends SiteServices {
  config: Config
  log: Logger
  site: Site
  /** Shared with the site's pages. */
  rateLimiter: RateLimiter
}

/**
 * Returns the routes as a Hono app. Checks who calls before what is sent: sign-in (401), role and person
 * (403), ids of the address (404), the body's form (400, 413, 415), its fields (422). A known address
 * with another method is 405. Throws when a route does not say who may call it.
 */
export function mountRoutes(routes: readonly Route[], services: RouteServices): Hono<Bindings> {
  const app = new Hono<Bindings>().basePath('/api')
  for (const route of routes) {
    requireAllow(route)
    const bounded = { ...route, run: boundedRun(route) }
    for (const method of route.methods) {
      app.on(method.toUpperCase(), patternOf(route), (c) =>
        guarded(c, services, () => run(c, bounded, services)),
      )
    }
  }
  for (const [pattern, methods] of methodsByPattern(routes)) {
    const rejectMethod = () =>
      Promise.reject(new Problem('method-not-allowed', messages.methodNotAllowed))
    app.all(pattern, async (c) => {
      const response = await guarded(c, services, rejectMethod)
      response.headers.set('allow', methods.join(', '))
      return response
    })
  }
  app.all('*', (c) =>
    guarded(c, services, () => Promise.reject(new Problem('not-found', messages.notFound))),
  )
  return app
}

/** Rejects calls beyond the route's `maxConcurrent` as busy (503) instead of queueing them. */
function boundedRun({ maxConcurrent, run: work }: Route): Route['run'] {
  if (maxConcurrent === undefined) return work
  const limit = pLimit(maxConcurrent)
  return async (call) => {
    if (limit.activeCount >= maxConcurrent)
      throw new Problem('busy', messages.busy, { retryAfter: 2 })
    return limit(() => work(call))
  }
}

function requireAllow({ allow, methods, path }: Route): void {
  if (allow === 'everybody' || Object.hasOwn(abilities, allow)) return
  throw new Error(`${methods} ${path} does not say who may call it`)
}

/** Returns Hono's pattern of an address. Ids are digits only, so that words are free for other addresses. */
function patternOf({ path }: Route): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1{\\d+}')
}

function methodsByPattern(routes: readonly Route[]): Map<string, string[]> {
  const byPattern = new Map<string, Set<string>>()
  for (const route of routes) {
    const methods = byPattern.get(patternOf(route)) ?? new Set<string>()
    for (const method of route.methods) methods.add(method.toUpperCase())
    if (methods.has('GET')) methods.add('HEAD')
    byPattern.set(patternOf(route), methods)
  }
  return new Map([...byPattern].map(([pattern, methods]) => [pattern, [...methods]]))
}

async function guarded(
  c: Context<Bindings>,
  { log, config }: RouteServices,
  work: () => Promise<Response>,
): Promise<Response> {
  const { requestId } = c.env
  try {
    return await work()
  } catch (error) {
    const problem = problemOf(error, log, requestId)
    const language = readerLanguage(c.req.raw.headers.get('accept-language'))
    if (!problem) return internalError(language)
    const { method, path } = c.req
    const who = { actor: c.var.actor ?? null, address: clientAddress(c.env.incoming, config) }
    const what = { method, path: path.slice(0, maxLoggedPathLength), status: problem.status }
    const why = { why: problem.message, ...(error instanceof FailedSignIn ? error.facts : {}) }
    log.info({ requestId, ...who, ...what, ...why }, 'refused')
    return problemResponse(problem, language)
  }
}

/** Characters of a rejected address that the log repeats. */
const maxLoggedPathLength = 300

async function run(c: Context<Bindings>, route: Route, services: RouteServices): Promise<Response> {
  const tokenHash = bearerHash(c.req.raw.headers)
  const needsActor = route.allow !== 'everybody' || route.optionalActor
  const actor = needsActor && tokenHash ? await whoIs(services, tokenHash) : null
  c.set('actor', actor)
  requireAllowed(route, actor, tokenHash)
  requireSecured(route, actor)
  const params = idsOf(c)
  requireOwnAccount(route, actor, params.id)
  const address = clientAddress(c.env.incoming, services.config)
  if (route.rate) services.rateLimiter.count(route.rate, { personId: actor?.id ?? null, address })
  const call: Call = {
    ...services,
    actor,
    tokenHash: actor ? tokenHash : null,
    params,
    query: route.query ? parseInput(route.query, queryOf(c)) : undefined,
    body: await bodyOf(c, route),
    address,
    requestId: c.env.requestId,
    request: c.req.raw,
  }
  const language = readerLanguage(c.req.raw.headers.get('accept-language'))
  const key = route.idempotent && c.req.raw.headers.get(keyHeader)
  if (key) return successOf(await runKeyed(call, route, key), language)
  const response = await route.run(call)
  if (response.file) {
    const { requestId } = call
    return download(response.file, (err) =>
      services.log.error({ err, requestId }, 'a download broke off'),
    )
  }
  return successResponse(response, language)
}

function requireAllowed(route: Route, actor: Actor | null, tokenHash: string | null): void {
  if (route.allow === 'everybody') {
    if (route.optionalActor && tokenHash && !actor) throw unauthenticated()
    return
  }
  if (!actor) throw unauthenticated()
  if (!may(actor.role, route.allow)) throw new Problem('forbidden', messages.forbidden)
  if (actor.scope && !isOpenToScoped(route)) throw new Problem('forbidden', groupMessages.outside)
}

/** Abilities that change nothing of the brand. */
const ownAbilities: ReadonlySet<Route['allow']> = new Set<Route['allow']>([
  'everybody',
  'content.view',
  'media.view',
  'logs.view',
  'self.manage',
  'tickets.open',
  'tickets.manage',
])

/**
 * Returns whether people who are limited to restaurants or languages may call a route: those that
 * only read, those about the caller alone, and those whose handler checks each document.
 */
function isOpenToScoped({ methods, allow, checksScope }: Route): boolean {
  return (
    methods.every((method) => method === 'get') || ownAbilities.has(allow) || checksScope === true
  )
}

/** Rejects a person whose role needs a second factor until it is set up. */
function requireSecured({ allowWithoutSecondFactor }: Route, actor: Actor | null): void {
  if (!actor?.isUnsecured || allowWithoutSecondFactor) return
  throw new Problem('forbidden', factorMessages.first)
}

/** Rejects another person's account, whether or not it exists. */
function requireOwnAccount(
  { allowOthers }: Route,
  actor: Actor | null,
  id: number | undefined,
): void {
  if (!allowOthers || !actor || actor.id === id || may(actor.role, allowOthers)) return
  throw new Problem('forbidden', messages.forbidden)
}

function unauthenticated(): Problem {
  return new Problem('unauthenticated', messages.unauthenticated)
}

/** Returns the first of each parameter. Empty ones, as forms send them, count as absent. */
function queryOf(c: Context<Bindings>): Record<string, string> {
  return Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''))
}

function idsOf(c: Context<Bindings>): Record<string, number> {
  return Object.fromEntries(
    Object.entries<string>(c.req.param()).map(([name, digits]) => {
      const id = Number(digits)
      const isId = !digits.startsWith('0') && id <= limits.id
      if (!isId) throw new Problem('not-found', messages.noSuchRecord)
      return [name, id]
    }),
  )
}

async function bodyOf(c: Context<Bindings>, route: Route): Promise<unknown> {
  if (route.form) return undefined
  const body = await readJson(c.req.raw)
  if (route.body) return parseInput(route.body, body)
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0
  if (!isEmpty)
    throw new Problem('invalid', messages.incomplete, {
      errors: { _: [inputMessages.noFields] },
    })
  return undefined
}
