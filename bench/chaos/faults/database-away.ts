import { setTimeout as pause } from 'node:timers/promises'
import { nginx, openNginx } from '#test/deploy/open-nginx.ts'
import { during, endNodes, isServed, readFigure, startNodes, tell, untilHealed } from '../crew.ts'
import { freezeFamily } from '../freeze-family.ts'
import { responseTimeout } from '../load/call.ts'
import { pagePaths, readWith } from '../load/reading.ts'
import type { ChaosNode } from '../node.ts'
import type { ChaosSite } from '../site.ts'
import { whenOver } from '../trial.ts'
import { judge, leaveOut } from '../verdict.ts'

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
  const isLong = seconds * 1000 > responseTimeout
  const outcome = await during(site, nodes, frozen, { uploaders })
  tell(`database frozen ${seconds} s`, 3, outcome, isLong)

  await readBehindNginx(nodes, postgres, seconds)
  await endNodes(nodes)
}

/**
 * The nodes stand behind the nginx of `deploy/nginx`. The database goes, a node starts without it, a
 * node dies, then every node: guests notice nothing, because nginx serves the pages that it has.
 */
async function readBehindNginx(
  nodes: readonly ChaosNode[],
  postgres: NonNullable<ChaosSite['postgres']>,
  seconds: number,
): Promise<void> {
  const what = 'guests behind nginx: the database is gone'
  if (!nginx) return leaveOut(what, 'nginx is not installed')
  const [one, other] = nodes
  if (!one || !other) return
  const guests = await openNginxGuests(nodes)
  const meanwhile = async (row: string, harm: () => Promise<unknown>) => {
    const read = await guests.during(async () => {
      await harm()
      await pause(seconds * 1000)
    })
    judge(row, readFigure(read), isServed(read), '0')
  }
  try {
    await meanwhile(what, () => postgres.kill())
    let node = { took: Number.NaN, said: 'it was never asked' as string | null }
    await meanwhile('  a node starts without it', async () => {
      await one.kill()
      node = { took: await one.start('/healthz'), said: await one.unreadiness() }
    })
    const isWaiting = node.said === 'waiting for the database'
    const figure = `alive in ${node.took.toFixed(0)} ms, "${node.said}"`
    judge('  that node', figure, isWaiting, 'waits, not ready')
    await meanwhile('  a node is dead', () => other.kill())
    await meanwhile('  every node is dead', () => Promise.all(nodes.map((node) => node.kill())))
    await meanwhile('  every node starts without it', () =>
      Promise.all(nodes.map((node) => node.start('/healthz'))),
    )
  } finally {
    await postgres.start()
  }
  const healed = await untilHealed(nodes)
  judge('  heals by itself after', `${(healed / 1000).toFixed(1)} s`, Number.isFinite(healed), '')
}

/** Guests who read pages through nginx; each has been read once. */
async function openNginxGuests(nodes: readonly ChaosNode[]) {
  const ports = nodes.map(({ url }) => Number(new URL(url).port))
  const front = await openNginx(ports, whenOver)
  // Once more where a response was cut, as browsers do: a node may be killed in the middle of one.
  const ask = (path: string) =>
    front
      .ask('GET', path)
      .catch(() => front.ask('GET', path))
      .then(
        ({ status }) => status,
        () => 'without an answer',
      )
  for (const path of pagePaths) await ask(path)
  return {
    async during(harm: () => Promise<void>) {
      const reading = readWith({ ask, paths: pagePaths })
      await harm()
      return reading.stop()
    },
  }
}
