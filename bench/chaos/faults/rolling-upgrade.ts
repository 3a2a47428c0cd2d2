import { setTimeout as pause } from 'node:timers/promises'
import { migrateTo, servesSince } from '#store/migrations/migrate.ts'
import { connectUnhurried } from '#store/postgres/open-postgres.ts'
import { endNodes, isServed, readFigure, startNodes } from '../crew.ts'
import { buildFormerProgram, type FormerProgram } from '../former-program.ts'
import { findLost, lostFigure } from '../kept.ts'
import { call } from '../load/call.ts'
import { startReading } from '../load/reading.ts'
import { startWriting } from '../load/writing.ts'
import { ChaosNode } from '../node.ts'
import { type ChaosSite, openSite } from '../site.ts'
import { judge, leaveOut, summed } from '../verdict.ts'

const password = 'chaos-marigold-password'

/**
 * Three nodes of the program before the last step of the schema are replaced in turn by today's,
 * while guests read and people write on all of them, and one goes back: nobody notices. Where that
 * program cannot be built, three of today's start together on a schema as old as they may meet.
 */
export async function upgradeInTurn(): Promise<void> {
  const former = buildFormerProgram()
  const site = await openSite('PostgreSQL', { isEmpty: true })
  try {
    if (typeof former !== 'string') return await upgradeFrom(former, site)
    leaveOut('an upgrade from the program before', former)
    await startOnOldSchema(site)
  } finally {
    if (typeof former !== 'string') former.remove()
    await site.close()
  }
}

async function upgradeFrom(former: FormerProgram, site: ChaosSite): Promise<void> {
  const env = { DEMO: 'on', DEMO_PASSWORD: password }
  const manner = { program: former.folder, env }
  // One alone draws the demo brand's pictures; three at once would take as long again each.
  const first = await ChaosNode.at(site.place, manner)
  await first.start('/readyz', 600_000)
  await first.stop()
  const nodes = await startNodes(site, 3, manner)
  const urls = nodes.map(({ url }) => url)
  const credentials = { username: 'editor', password }
  const signedIn = await call(urls[0] ?? '', '', '/auth/login', credentials)
  const token = signedIn.data?.token ?? ''
  const guests = startReading(urls)
  const writing = startWriting(urls, [token], { people: 3, ends: 'stopped' })
  const ends: Awaited<ReturnType<ChaosNode['stop']>>[] = []
  async function replaceBy(node: ChaosNode, program: string | undefined) {
    await pause(1_000)
    ends.push(await node.stop())
    node.runs(program)
    await node.start()
  }
  for (const node of nodes) await replaceBy(node, undefined)
  await pause(1_000)
  const [one] = nodes
  if (one) await replaceBy(one, former.folder)
  await pause(1_000)
  const read = await guests.stop()
  const written = await writing.stop()
  await endNodes(nodes)
  const lost = await findLost(site, written)
  const isGood = isServed(read) && ends.every((end) => end.isGood)
  const figure = `${readFigure(read)}, exits ${[...new Set(ends.map(({ words }) => words))].join()}`
  judge(`an upgrade of 3 nodes in turn from ${former.commit}, and back`, figure, isGood, '0, all 0')
  const { acknowledged, refused, wrong } = written
  const ofWrites = `${acknowledged.length} made, ${refused} refused, ${wrong.length} neither ${summed(wrong)}`
  const isWritten = acknowledged.length > 0 && wrong.length === 0
  judge('  writes on old and new', ofWrites, isWritten, 'whole or refused')
  judge('  acknowledged and lost', lostFigure(lost, written), lost.length === 0, '0')
}

async function startOnOldSchema(site: ChaosSite): Promise<void> {
  const db = connectUnhurried(site.place.databaseUrl ?? '')
  await migrateTo(db, 'postgres', servesSince).finally(() => db.destroy())
  const begun = performance.now()
  const nodes = await startNodes(site, 3)
  const took = performance.now() - begun
  const said = await Promise.all(nodes.map((node) => node.readiness()))
  await endNodes(nodes)
  const isGood = said.every((one) => one === 'ok')
  const what = `3 nodes start together on the schema of ${servesSince}`
  judge(what, `${took.toFixed(0)} ms, ${said.join()}`, isGood, 'all ok')
}
