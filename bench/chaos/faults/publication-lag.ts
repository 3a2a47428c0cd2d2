import { setTimeout as pause } from 'node:timers/promises'
import { spread } from '#bench/spread.ts'
import { endNodes, startNodes, until } from '../crew.ts'
import { call, longest } from '../load/call.ts'
import type { ChaosSite } from '../site.ts'
import { whenOver } from '../trial.ts'
import { judge, summed, time } from '../verdict.ts'

/** One look of a guest at the page that an approval changes. */
interface Look {
  node: number
  sent: number
  done: number
  isNew: boolean
}

interface Guests {
  looks: Look[]
  failed: string[]
  isOver: boolean
}

/** How long other nodes show the older page after an approval, and how long a guest of all can meet it again. */
export async function followApprovals(site: ChaosSite, rounds: number): Promise<void> {
  const nodes = await startNodes(site, 3)
  const urls = nodes.map(({ url }) => url)
  const lags: number[] = []
  const setbacks: number[] = []
  const failed: string[] = []
  let looked = 0
  for (let round = 0; round < rounds; round += 1) {
    const { looks, failed: unseen, answered } = await approveOne(site, urls, round)
    failed.push(...unseen)
    looked += looks.length
    for (let node = 1; node < urls.length; node += 1) lags.push(lagOf(looks, node, answered))
    const shown = Math.min(...looks.filter(({ isNew }) => isNew).map(({ done }) => done))
    const older = looks.filter((look) => !look.isNew && look.sent > shown)
    setbacks.push(...older.map((look) => look.sent - shown))
  }
  await endNodes(nodes)
  const { median, highest: worst } = spread(lags)
  const what = `another node shows an approval, ${lags.length} times`
  const figure = `in ${lags.filter(Number.isFinite).length} ${summed(failed)}`.trim()
  judge(what, figure, Number.isFinite(worst) && failed.length === 0, 'every time')
  time('  after its answer, median', median, 20)
  time('  worst', worst, 250)
  const note = `${setbacks.length} of ${looked} looks`
  time('  an older page after a newer one', Math.max(0, ...setbacks), 250, note)
}

/** Approves one change, and looks until every node has shown it. */
async function approveOne(site: ChaosSite, urls: readonly string[], round: number) {
  const url = urls[0] ?? ''
  const name = `Line ${round} of the nodes`
  const sent = await call(url, site.tokens.editor, '/banners/home/icm', { name, approval: 1 })
  const guests: Guests = { looks: [], failed: [], isOver: false }
  whenOver(() => {
    guests.isOver = true
  })
  const looking = urls.map((one, node) => lookAt(`${one}/home`, node, name, guests))
  await pause(50)
  const decision = { entity_id: sent.data?.id, entity_type: 'icm_banner', remarks: null }
  const token = site.tokens.approvers[0] ?? ''
  const { status } = await call(url, token, '/approvals/approve', decision)
  const answered = performance.now()
  if (status !== 200) guests.failed.push(`approval ${status}`)
  const isShown = (_: string, node: number) =>
    guests.looks.some((look) => look.node === node && look.isNew)
  await until(() => urls.every(isShown), longest)
  // Whether anybody meets the older one again.
  await pause(300)
  guests.isOver = true
  await Promise.all(looking)
  return { ...guests, answered }
}

/** Milliseconds from the response until a look was sent that another node answered with the new page. */
function lagOf(looks: readonly Look[], node: number, answered: number): number {
  const news = looks.filter((look) => look.node === node && look.isNew)
  return Math.max(0, Math.min(...news.map(({ sent }) => sent)) - answered)
}

async function lookAt(url: string, node: number, words: string, guests: Guests): Promise<void> {
  while (!guests.isOver) {
    const sent = performance.now()
    const signal = AbortSignal.timeout(longest)
    const page = await fetch(url, { signal }).then(
      (response) => (response.ok ? response.text() : null),
      () => null,
    )
    if (page === null) guests.failed.push('a look without a page')
    else guests.looks.push({ node, sent, done: performance.now(), isNew: page.includes(words) })
    await pause(2)
  }
}
