import { setTimeout as pause } from 'node:timers/promises'
import { post, signIn } from './approval.ts'
import { row } from './row.ts'
import { milliseconds, percentile, ratio, spread } from './spread.ts'
import { startApp } from './start-app.ts'

const most = 500
const open = 20
const rounds = 20

/**
 * Campaigns: one of 500 documents submitted, approved (live at once) and stopped; and what a home page
 * that is made again takes with twenty campaigns open against none, in the same run.
 */
export async function measureCampaigns(dataDir: string): Promise<void> {
  const app = await startApp(dataDir)
  try {
    const editor = await signIn(app.url, 'editor')
    const approver = await signIn(app.url, 'approver')
    const without = await homeTimes(app.url, { editor, approver })
    const ids = await openCampaigns(app.url, { editor, approver })
    const withThem = await homeTimes(app.url, { editor, approver })
    const pairs = without.map((time, at) => (withThem[at] ?? 0) / time)
    row(`home made again, ${open} campaigns to none`, ratio(spread(pairs)))
    row('home made again, no campaign', milliseconds(spread(without)))
    row(`home made again, ${open} campaigns`, milliseconds(spread(withThem)), '+ 1 ms')
    for (const id of ids) await post(app.url, approver, `/campaigns/${id}/stop`, {})
    await measureLarge(app.url, { editor, approver })
  } finally {
    await app.stop()
  }
}

interface People {
  editor: string
  approver: string
}

/** Milliseconds of the first answer after each of some publications. */
async function homeTimes(url: string, { editor, approver }: People): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const body = { name: `Line ${round} of the bench`, approval: 1 }
    const record = await post(url, editor, '/banners/home/icm', body)
    const decision = { entity_id: record.id, entity_type: 'icm_banner', remarks: null }
    await post(url, approver, '/approvals/approve', decision)
    const begun = performance.now()
    await fetch(`${url}/home`).then((response) => response.arrayBuffer())
    times.push(performance.now() - begun)
    await pause(50)
  }
  return times
}

/** Campaigns that are live, with a new entry each. */
async function openCampaigns(url: string, { editor, approver }: People): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < open; at++) {
    const { id } = await post(url, editor, '/campaigns', { name: `Campaign ${at} of the bench` })
    const faq = { question: `Question ${at}?`, answer: '<p>Yes.</p>' }
    await post(url, editor, `/faqs?campaign=${id}`, faq)
    await post(url, editor, `/campaigns/${id}/submit`, {})
    await post(url, approver, `/campaigns/${id}/approve`, {})
    ids.push(id)
  }
  return ids
}

async function measureLarge(url: string, { editor, approver }: People): Promise<void> {
  const { id } = await post(url, editor, '/campaigns', { name: 'A large one of the bench' })
  for (let at = 0; at < most; at++) {
    const faq = { question: `Large question ${at}?`, answer: '<p>Yes.</p>' }
    await post(url, editor, `/faqs?campaign=${id}`, faq)
  }
  const timed = async (token: string, step: string, aim: string) => {
    const begun = performance.now()
    const reading = readWhile(url)
    await post(url, token, `/campaigns/${id}/${step}`, {})
    const taken = performance.now() - begun
    const guests = await reading.stop()
    row(
      `${most} documents: ${step}`,
      `${taken.toFixed(0)} ms; a guest p99 ${percentile(guests, 0.99).toFixed(0)} ms`,
      aim,
    )
  }
  await timed(editor, 'submit', '')
  await timed(approver, 'approve', '<= 2,000 ms')
  await timed(approver, 'stop', '<= 2,000 ms')
}

/** One guest who reads the home page again and again, until `stop`; returns milliseconds each. */
function readWhile(url: string) {
  const times: number[] = []
  let isOver = false
  const reading = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await fetch(`${url}/home`).then((response) => response.arrayBuffer())
      times.push(performance.now() - begun)
    }
  })()
  return {
    async stop() {
      isOver = true
      await reading
      return times
    },
  }
}
