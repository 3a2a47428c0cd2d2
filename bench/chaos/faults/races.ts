import { endNodes, startNodes } from '../crew.ts'
import { asTold, call, responseTimeout, wordsOf } from '../load/call.ts'
import type { ChaosSite } from '../site.ts'
import { judge, summed, time } from '../verdict.ts'

/**
 * Twenty decisions on one record at once, on as many nodes as there are: one is 200, the rest 409. Whoever
 * a busy node refuses (503, with when to come again) comes again, and is counted.
 */
export async function raceDecisions(
  site: ChaosSite,
  { count = 1, workers = 1, rounds }: { count?: number; workers?: number; rounds: number },
): Promise<void> {
  const nodes = await startNodes(site, count, { workers })
  let [winners, losers] = [0, 0]
  const others: string[] = []
  const refused: string[] = []
  let slowest = 0
  for (let round = 0; round < rounds; round += 1) {
    const url = nodes[0]?.url ?? ''
    const body = { name: `Line ${round} of ${site.kind} ${count} ${workers}`, approval: 1 }
    const sent = await asTold(() => call(url, site.tokens.editor, '/banners/home/icm', body))
    const decision = { entity_id: sent.data?.id, entity_type: 'icm_banner', remarks: null }
    const decide = (turn: number) => {
      const node = nodes[turn % nodes.length]?.url ?? ''
      const token = site.tokens.approvers[turn % 2] ?? ''
      const timed = async () => {
        const begun = performance.now()
        const response = await call(node, token, '/approvals/approve', decision)
        slowest = Math.max(slowest, performance.now() - begun)
        return response
      }
      return asTold(timed, (response) => refused.push(wordsOf(response)))
    }
    const responses = await Promise.all(Array.from({ length: 20 }, (_, turn) => decide(turn)))
    winners += responses.filter(({ status }) => status === 200).length
    losers += responses.filter(({ status }) => status === 409).length
    const odd = responses.filter(({ status }) => ![200, 409].includes(status))
    others.push(...odd.map(wordsOf))
  }
  await endNodes(nodes)
  const racers = workers > 1 ? `WORKERS=${workers}` : `${count} ${count === 1 ? 'node' : 'nodes'}`
  const what = `${site.kind}, ${racers}: ${rounds} races of 20`
  const figure =
    `${winners} winners, ${losers} told 409, ${others.length} otherwise ${summed(others)}`.trim()
  judge(what, figure, winners === rounds && others.length === 0, 'one each')
  time(
    `  slowest answer, ${refused.length} told to come again`,
    slowest,
    responseTimeout,
    summed(refused),
  )
}
