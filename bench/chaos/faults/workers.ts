import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isServed, readFigure, until } from '../crew.ts'
import { childrenOf } from '../freeze-family.ts'
import { findLost, lostFigure } from '../kept.ts'
import { responseTimeout } from '../load/call.ts'
import { startReading, warm } from '../load/reading.ts'
import { startWriting } from '../load/writing.ts'
import { ChaosNode } from '../node.ts'
import type { ChaosSite } from '../site.ts'
import { judge, summed, time } from '../verdict.ts'

/** Of the two workers of a node one is killed again and again: guests go on, nothing acknowledged is lost. */
export async function killWorkers(site: ChaosSite, times: number): Promise<void> {
  const node = await ChaosNode.at(site.place, { workers: 2 })
  await node.start()
  await warm(node.url)
  // As browsers do: a connection that was cut is tried once more.
  const guests = startReading([node.url, node.url], { isKilled: true })
  const writing = startWriting([node.url], site.tokens.editors, { uploaders: 2, ends: 'killed' })
  let killed = 0
  for (let turn = 0; turn < times; turn += 1) {
    await pause(1_000)
    const workers = await untilTwo(node)
    const victim = workers[turn % workers.length]
    if (workers.length < 2 || victim === undefined) continue
    process.kill(victim, 'SIGKILL')
    killed += 1
  }
  await untilTwo(node)
  const read = await guests.stop()
  const written = await writing.stop()
  const hasEnded = node.hasEnded
  const end = await node.stop()
  const lost = await findLost(site, written)
  const what = `${site.kind}, WORKERS=2: ${killed} workers killed: guests`
  judge(what, readFigure(read), isServed(read) && killed === times, '0')
  time('  slowest answer to a guest', read.slowest, responseTimeout)
  const { acknowledged, wrong } = written
  judge('  lost', lostFigure(lost, written), lost.length === 0 && acknowledged.length > 0, '0')
  judge('  answers that were none', `${wrong.length} ${summed(wrong)}`, wrong.length === 0, '0')
  const isGood = !hasEnded && end.isGood
  judge('  the node itself', hasEnded ? 'ended' : `ends with ${end.words}`, isGood, '0')
}

/**
 * The workers of a node, once both listen: one that is only starting takes no guest, and to kill the
 * other then leaves nobody. Encoders and backups are children of those, not of the node.
 */
async function untilTwo(node: ChaosNode): Promise<number[]> {
  const workers = () => childrenOf(node.pid)
  await until(() => workers().length === 2 && countListeners(node.url) === 2, 60_000)
  return workers()
}

/** Each worker listens by itself (`server.ts`), and Linux tells of each. */
function countListeners(url: string): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0')
  const listens = new RegExp(`^ *\\d+: [0-9A-F]+:${port} [0-9A-F:]+ 0A `, 'gm')
  return readFileSync('/proc/net/tcp', 'utf8').match(listens)?.length ?? 0
}
