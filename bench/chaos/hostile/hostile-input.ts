import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { Seeded } from '#bench/seeded.ts'
import type { Services } from '#domain/services.ts'
import { wildForm } from '#test/http/arbitrary-form.ts'
import { openSession } from '#test/http/open-session.ts'
import { testPeople } from '#test/people.ts'
import { longest } from '../load/call.ts'
import { warm } from '../load/reading.ts'
import { ChaosNode } from '../node.ts'
import { type ChaosSite, openSite } from '../site.ts'
import { judge, summed, time } from '../verdict.ts'
import { bomb } from './bombs.ts'
import { brokenRequest, sendBytes } from './broken-http.ts'
import { type Call, callsOf, type Described } from './described.ts'
import { type Hostile, hostileCall, hostilePage } from './generated.ts'

/** Requests that are under way at once, and after how many everybody is signed in anew. */
const atOnce = 4
const round = 500

interface Found {
  statuses: Map<string, number>
  failed: string[]
  slow: string[]
  slowest: number
}

/**
 * Requests that somebody sends who means harm, as a seed has them: calls of the API's own description
 * by everybody who has an account, pages, forms, bombs and bytes that are no HTTP. The node lives, none
 * fails (5xx) and none takes a second.
 */
export async function bearHostileInput(kind: ChaosSite['kind'], sent: Amount): Promise<void> {
  // Of its own: what is sent changes roles and settings that others go by.
  const site = await openSite(kind)
  await sendAll(site, sent).finally(() => site.close())
}

interface Amount {
  count: number
  seed: number
}

async function sendAll(site: ChaosSite, { count, seed }: Amount): Promise<void> {
  const node = await ChaosNode.at(site.place)
  await node.start()
  await warm(node.url)
  const { pid } = node
  const response = await fetch(`${node.url}/api/openapi.json`)
  const described = (await response.json()) as Described
  const calls = callsOf(described)
  const found: Found = { statuses: new Map(), failed: [], slow: [], slowest: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const forms = fc.sample(wildForm, { seed, numRuns: Math.ceil(count / 20) })
  for (let sent = 0; sent < count && !node.hasEnded; sent += round) {
    const tokens = await site.inspect(signEverybodyIn)
    const senders = Array.from({ length: atOnce }, async (_, sender) => {
      const seeded = new Seeded(seed + sent + sender)
      for (let turn = 0; turn < Math.min(round, count - sent) / atOnce; turn += 1) {
        await sendOne(node.url, { seeded, calls, described, tokens, agent, forms, found })
      }
    })
    await Promise.all(senders)
  }
  agent.destroy()
  const isSame = !node.hasEnded && node.pid === pid
  const said = node.hasEnded ? null : await node.readiness()
  const end = await node.stop()
  const { statuses, failed, slow, slowest } = found
  // Where every token were out, or every address wrong, nothing would have been tried.
  const isTried = ['200', '403', '404', '422'].every((one) => statuses.has(one))
  const kinds = [...statuses].sort((a, b) => b[1] - a[1]).map(([one, times]) => `${one} x ${times}`)
  judge(
    `${site.kind}: ${count} hostile requests, seed ${seed}`,
    kinds.join(', '),
    isTried,
    'taken and refused',
  )
  const ends = isSame ? `lives, ${said}, ends with ${end.words}` : `ended: ${node.said.slice(-300)}`
  judge('  the process', ends, isSame && end.isGood, '0 ends')
  judge('  5xx or no answer', `${failed.length} ${summed(failed)}`, failed.length === 0, '0')
  time('  slowest answer', slowest, 1_000, `${slow.length} over 1 s ${summed(slow)}`)
}

interface Sending {
  seeded: Seeded
  calls: readonly Call[]
  described: Described
  tokens: readonly string[]
  agent: Agent
  forms: readonly { boundary: string; pieces: Buffer[] }[]
  found: Found
}

async function sendOne(url: string, sending: Sending): Promise<void> {
  const { seeded, found } = sending
  const kind = seeded.next()
  const begun = performance.now()
  if (kind < 0.06) {
    const status = await sendBytes(url, brokenRequest(seeded))
    return note(found, 'broken HTTP', status, performance.now() - begun, true)
  }
  const hostile = makeOne(kind, sending)
  const what = `${hostile.method} ${hostile.target.replace(/\?.*/, '').slice(0, 60)}`
  const status = await send(url, sending, hostile)
  note(found, what, status, performance.now() - begun)
}

function makeOne(kind: number, { seeded, calls, described, forms }: Sending): Hostile {
  if (kind < 0.14) return hostilePage(seeded)
  if (kind > 0.2) return hostileCall(seeded, seeded.one(calls), described)
  const takers = calls.filter(({ operation }) => 'multipart/form-data' in contentOf(operation))
  const { method, path } = seeded.one(takers)
  const target = `/api${path.replaceAll(/\{\w+\}/g, String(1 + seeded.below(3)))}`
  if (kind < 0.16) return { method, target, ...bomb(seeded) }
  const { boundary, pieces } = seeded.one(forms)
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return { method, target, headers, body: Buffer.concat(pieces) }
}

function contentOf({ requestBody }: Call['operation']): object {
  return requestBody?.content ?? {}
}

/** The status that came back; 0 where nothing did, null where it cannot be sent at all. */
async function send(url: string, sending: Sending, hostile: Hostile): Promise<number | null> {
  const { seeded, tokens } = sending
  const token = seeded.happens(0.9) ? seeded.one(tokens) : seeded.one(['', 'x', 'é'])
  const headers = {
    authorization: `Bearer ${token}`,
    'x-forwarded-for': `10.${seeded.below(250)}.${seeded.below(250)}.1`,
    // Node says no length of what a DELETE brings, and a server reads it as the next request.
    ...(hostile.body === null ? {} : { 'content-length': `${Buffer.byteLength(hostile.body)}` }),
    ...hostile.headers,
  }
  return sendOn(url, sending.agent, { ...hostile, headers })
}

function sendOn(url: string, agent: Agent, { method, target, headers, body }: Hostile) {
  const { promise, resolve } = Promise.withResolvers<number | null>()
  try {
    const { hostname, port } = new URL(url)
    let status = 0
    const sent = request({ hostname, port, method, path: target, headers, agent }, (response) => {
      status = response.statusCode ?? 0
      response.resume().on('close', () => resolve(status))
    })
    // What is refused before it was sent to its end has been answered all the same.
    sent.on('error', () => resolve(status))
    sent.setTimeout(longest, () => sent.destroy())
    sent.end(body ?? undefined)
  } catch {
    resolve(null)
  }
  return promise
}

function note(found: Found, what: string, status: number | null, took: number, isRaw = false) {
  const { statuses, failed, slow } = found
  const name = status === null ? 'not sent' : status === 0 ? 'closed' : String(status)
  statuses.set(name, (statuses.get(name) ?? 0) + 1)
  if (isRaw && status === 0) return
  if (status !== null && (status >= 500 || status === 0)) failed.push(`${what} ${name}`)
  found.slowest = Math.max(found.slowest, took)
  if (took > 1_000) slow.push(`${what} ${name}`)
}

/** New tokens, and accounts as they were: what was sent may have ended the ones and changed the others. */
async function signEverybodyIn({ store }: Services): Promise<string[]> {
  const now = new Date().toISOString()
  for (const { id, username, role } of testPeople) {
    const former = { username, role, active: 1 }
    await store.write((tx) => tx.updateTable('person').set(former).where('id', '=', id).execute())
  }
  return Promise.all(
    testPeople.map((actor) => openSession(store, actor, now).then((made) => made.token)),
  )
}
