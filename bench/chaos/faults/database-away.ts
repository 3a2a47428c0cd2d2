import { setTimeout as pause } from 'node:timers/promises'
import { during, endNodes, isServed, readFigure, startNodes, tell, untilHealed } from '../crew.ts'
import { freezeFamily } from '../freeze-family.ts'
import { patience } from '../load/call.ts'
import { pagePaths, startReading } from '../load/reading.ts'
import type { ChaosNode } from '../node.ts'
import type { ChaosSite } from '../site.ts'
import { judge } from '../verdict.ts'

/** PostgreSQL is killed and away, restarts, and is frozen: guests notice nothing, and writes are answered. */
export async function takeDatabaseAway(
  site: ChaosSite,
  { seconds, isShort }: { seconds: number; isShort: boolean },
): Promise<void> {
  const { postgres } = site
  if (!postgres) return
  const nodes = await startNodes(site, 3)
  const uploaders = 2

  const gone = async () => {
    await postgres.kill()
    await pause(seconds * 1000)
    await postgres.start()
  }
  tell(
    `database killed, away ${seconds} s`,
    3,
    await during(site, nodes, gone, { uploaders }),
    true,
  )
  if (!isShort)
    tell('database restarted', 3, await during(site, nodes, postgres.crash, { uploaders }))
  const frozen = async () => {
    const thaw = freezeFamily(postgres.pid())
    await pause(seconds * 1000)
    thaw()
  }
  const isLong = seconds * 1000 > patience
  const outcome = await during(site, nodes, frozen, { uploaders })
  tell(`database frozen ${seconds} s`, 3, outcome, isLong)

  await startWithout(nodes, postgres, seconds)
  await endNodes(nodes)
}

/** One node is killed and starts again while the database is away: guests of all notice nothing. */
async function startWithout(
  nodes: readonly ChaosNode[],
  postgres: NonNullable<ChaosSite['postgres']>,
  seconds: number,
): Promise<void> {
  const [one] = nodes
  if (!one) return
  const balanced = startReading(
    nodes.map(({ url }) => url),
    { paths: pagePaths, isKilled: true },
  )
  await pause(4_000) // until their pages are on disk
  await postgres.kill()
  const { took, said, ofOne } = await startAndServe(one, seconds).finally(postgres.start)
  const healed = await untilHealed(nodes)
  const ofAll = await balanced.stop()
  const isTold = said.startsWith('degraded: started without its database')
  const what = 'a node starts while its database is away'
  judge(what, `${took.toFixed(0)} ms, "${said.slice(0, 40)}…"`, isTold, 'says so')
  judge('  its guests', readFigure(ofOne), isServed(ofOne), '0')
  judge('  guests of 3 nodes meanwhile', readFigure(ofAll), isServed(ofAll), '0')
  judge('  heals by itself after', `${(healed / 1000).toFixed(1)} s`, Number.isFinite(healed), '')
}

async function startAndServe(node: ChaosNode, seconds: number) {
  await node.kill()
  const took = await node.start()
  const said = (await node.readiness()) ?? ''
  const guests = startReading([node.url], { paths: pagePaths })
  await pause(seconds * 1000)
  return { took, said, ofOne: await guests.stop() }
}
