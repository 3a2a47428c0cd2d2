import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { corruptFile } from '#test/storage/corrupt-file.ts'
import { isServed, readFigure, until } from '../crew.ts'
import { longest } from '../load/call.ts'
import { startReading } from '../load/reading.ts'
import { startWriting } from '../load/writing.ts'
import { ChaosNode } from '../node.ts'
import type { ChaosSite } from '../site.ts'
import { judge, summed } from '../verdict.ts'

/**
 * The file of the database is written over while the node serves, all but its first page: the node
 * lives on, guests have their pages from memory, whoever asks for more is told in one sentence, and
 * the log names the cause of each such response. The site is not usable afterwards.
 */
export async function damageFile(site: ChaosSite, seconds: number): Promise<void> {
  const node = await ChaosNode.at(site.place)
  await node.start()
  const pages = ['/home', '/menu', '/promotion', '/faqs', '/search']
  for (const path of pages) await fetch(`${node.url}${path}`).then((response) => response.bytes())
  const guests = startReading([node.url], { paths: pages })
  const writing = startWriting([node.url], site.tokens.editors, { people: 4, uploaders: 1 })
  await pause(500)
  corruptFile(join(site.place.dataDir, 'linecheck.sqlite'))
  const asked = await askForAll(node.url, site.tokens.editor, seconds)
  const read = await guests.stop()
  const { wrong, refused } = await writing.stop()
  const hasEnded = node.hasEnded
  const said = await node.readiness()
  const end = await node.stop()
  const failures = asked.filter((one) => one.startsWith('503')).length + refused
  await until(() => node.causes >= failures, longest) // the last lines are on their way
  const what = `${site.kind}, the file written over: guests`
  judge(what, readFigure(read), isServed(read), '0')
  const unsaid = asked.filter((one) => !/^(200|503) \w/.test(one))
  const figure = `${asked.length} answers, ${summed(asked)}`
  judge(
    '  staff and new questions',
    figure,
    unsaid.length === 0 && asked.some((one) => one.startsWith('503')),
    'a sentence each',
  )
  const ofWrites = `${refused} refused, ${wrong.length} otherwise ${summed(wrong)}`
  judge('  writes', ofWrites, refused > 0 && wrong.length === 0, 'refused')
  judge(
    '  /readyz',
    `"${said ?? 'no'}"`.slice(0, 60),
    said?.startsWith('degraded') ?? false,
    'says so',
  )
  const isGood = !hasEnded && end.isGood
  judge('  the node', hasEnded ? 'ended' : `lives, ends with ${end.words}`, isGood, 'lives, 0')
  const ofLog = `${node.causes} of ${failures} answers`
  judge('  lines of the log with a cause', ofLog, node.causes >= failures, 'one each')
}

/** What staff and guests with a question of their own are answered: the status and how its words begin. */
async function askForAll(url: string, token: string, seconds: number): Promise<string[]> {
  const paths = ['/galleries', '/approvals', '/logs', '/users', '/search?query=zzz', '/tickets']
  const headers = { authorization: `Bearer ${token}` }
  const responses: string[] = []
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; ) {
    for (const path of paths) {
      const signal = AbortSignal.timeout(longest)
      const response = await fetch(`${url}/api${path}`, { headers, signal }).catch(() => null)
      const body = await response?.json().catch(() => null)
      const { message = '' } = (body ?? {}) as { message?: string }
      responses.push(`${response?.status ?? 'nothing'} ${message.slice(0, 50)}`)
    }
    await pause(50)
  }
  return responses
}
