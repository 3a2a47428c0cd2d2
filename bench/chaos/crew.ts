import { setTimeout as pause } from 'node:timers/promises'
import { findLost, lostFigure } from './kept.ts'
import { responseTimeout } from './load/call.ts'
import { type Read, startReading, warm } from './load/reading.ts'
import { startWriting, type Written } from './load/writing.ts'
import { ChaosNode, type Manner } from './node.ts'
import type { ChaosSite } from './site.ts'
import { judge, summed, time } from './verdict.ts'

/** So many nodes of one site, started, whose guests have been everywhere once. */
export async function startNodes(
  site: ChaosSite,
  count: number,
  manner: Manner = {},
): Promise<ChaosNode[]> {
  const documents = [site.place, ...Array.from({ length: count - 1 }, () => site.addNodePlace())]
  const nodes = await Promise.all(documents.map((location) => ChaosNode.at(location, manner)))
  await Promise.all(nodes.map((node) => node.start()))
  for (const { url } of nodes) await warm(url)
  return nodes
}

export async function endNodes(nodes: readonly ChaosNode[]): Promise<void> {
  await Promise.all(nodes.map((node) => node.kill('SIGTERM')))
}

export interface Outcome {
  /** Guests of the first node alone, and those behind a balancer before all. */
  alone: Read
  balanced: Read
  written: Written
  lost: string[]
  /** Milliseconds after it was over until every node said that it lacks nothing. */
  healed: number
}

/** What guests and writers meet while something is done to what the nodes stand on. */
export async function during(
  site: ChaosSite,
  nodes: readonly ChaosNode[],
  harm: (written: Written) => Promise<void>,
  { uploaders = 0, isDatabaseAway = true }: { uploaders?: number; isDatabaseAway?: boolean } = {},
): Promise<Outcome> {
  const urls = nodes.map(({ url }) => url)
  const alone = startReading(urls.slice(0, 1), { isDatabaseAway })
  const balanced = startReading(urls, { isDatabaseAway })
  const writing = startWriting(urls, site.tokens.editors, { uploaders })
  await pause(500)
  await harm(writing.written)
  const healed = await untilHealed(nodes)
  await pause(1_000)
  const [read, shared] = [await alone.stop(), await balanced.stop()]
  const written = await writing.stop()
  const lost = await findLost(site, written)
  return { alone: read, balanced: shared, written, lost, healed }
}

/** The rows of one fault. `isFelt`: it is one of which somebody who writes must have noticed something. */
export function tell(what: string, nodes: number, outcome: Outcome, isFelt = false): void {
  const { alone, balanced, written, lost, healed } = outcome
  judge(`${what}: guests of 1 node`, readFigure(alone), isServed(alone), '0')
  judge(`  guests of ${nodes} nodes`, readFigure(balanced), isServed(balanced), '0')
  const { acknowledged, filed, refused, wrong } = written
  const ofWrites = `${acknowledged.length + filed} made, ${refused} refused, ${wrong.length} neither ${summed(wrong)}`
  const isAnswered = wrong.length === 0 && acknowledged.length > 0 && (refused > 0 || !isFelt)
  judge('  writes', ofWrites, isAnswered, 'whole or refused')
  time('  slowest answer to a guest', Math.max(alone.slowest, balanced.slowest), responseTimeout)
  time('  slowest answer to a write', written.slowest, responseTimeout)
  judge('  acknowledged and lost', lostFigure(lost, written), lost.length === 0, '0')
  const isHealed = Number.isFinite(healed)
  judge('  heals by itself after', `${(healed / 1000).toFixed(1)} s`, isHealed, '')
}

/** Guests asked, and each of them got what they asked for. */
export function isServed({ asked, failed }: Read): boolean {
  return asked > 0 && failed.length === 0
}

export function readFigure({ asked, failed, refused }: Read): string {
  const searches = refused > 0 ? `, ${refused} searches refused for now` : ''
  return `${failed.length} of ${asked} failed ${summed(failed)}`.trim() + searches
}

/** Waits until it is so, for as long (ms) as a busy machine may take. */
export async function until(isSo: () => boolean, atMost: number): Promise<void> {
  const begun = performance.now()
  while (!isSo() && performance.now() - begun < atMost) await pause(20)
}

/** Milliseconds until every node says that it lacks nothing. */
export async function untilHealed(nodes: readonly ChaosNode[]): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < 60_000) {
    const said = await Promise.all(nodes.map((node) => node.readiness()))
    if (said.every((one) => one === 'ok')) return performance.now() - begun
    await pause(50)
  }
  return Number.POSITIVE_INFINITY
}
