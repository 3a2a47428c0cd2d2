import { setTimeout as pause } from 'node:timers/promises'
import { endNodes, isServed, readFigure, startNodes } from '../crew.ts'
import { findLost, lostFigure } from '../kept.ts'
import { startReading } from '../load/reading.ts'
import { startWriting } from '../load/writing.ts'
import { ChaosNode } from '../node.ts'
import type { ChaosSite } from '../site.ts'
import { judge, summed } from '../verdict.ts'

/** Three nodes are restarted one after the other while guests read: none notices, each ends with 0. */
export async function restartInTurn(site: ChaosSite, rounds: number): Promise<void> {
  const nodes = await startNodes(site, 3)
  const guests = startReading(nodes.map(({ url }) => url))
  const ends: Awaited<ReturnType<ChaosNode['stop']>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const node of nodes) {
      await pause(200)
      ends.push(await node.stop())
      await node.start()
    }
  }
  const read = await guests.stop()
  await endNodes(nodes)
  const isGood = isServed(read) && ends.every((end) => end.isGood)
  const figure = `${readFigure(read)}, exits ${[...new Set(ends.map(({ words }) => words))].join()}`
  judge(`${site.kind}: ${ends.length} restarts of 3 nodes in turn`, figure, isGood, '0, all 0')
}

/** SIGTERM in the middle of writes: what was acknowledged is there, and no client got a partial response. */
export async function stopUnderLoad(site: ChaosSite): Promise<void> {
  const node = await ChaosNode.at(site.place)
  await node.start()
  const writing = startWriting([node.url], site.tokens.editors, { uploaders: 2, ends: 'stopped' })
  await pause(500)
  const end = await node.stop()
  const written = await writing.stop()
  const lost = await findLost(site, written)
  const { acknowledged, wrong } = written
  const figure = `exit ${end.words}, ${lostFigure(lost, written)} lost, ${wrong.length} wrong ${summed(wrong)}`
  const isGood = end.isGood && acknowledged.length > 0 && lost.length + wrong.length === 0
  judge(`${site.kind}: SIGTERM under load`, figure, isGood, '0, none lost')
}
