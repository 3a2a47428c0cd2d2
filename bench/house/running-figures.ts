import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { StatementSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { row } from '../row.ts'
import { isSource } from './source-figures.ts'

const root = `${join(import.meta.dirname, '../..')}/`

test('what runs for a save, an approval and a page', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  await app.get('/home')
  const path = '/banners/home/icm'

  const submit = { ...icmLine('Today'), approval: 1 }
  const { data } = (await app.call<{ id: number }>(asEditor, 'POST', path, submit)).body
  const decision = { entity_id: data.id, entity_type: 'icm_banner' }
  const approved = await countStatements(async () => {
    const { status, body } = await app.call(asApprover, 'POST', '/approvals/approve', decision)
    expect([status, body]).toEqual([200, expect.anything()])
    const page = (await app.get('/home')).bytes.toString()
    expect(page).toContain('Today')
  })
  row('statements of an approval with its page', String(approved), '40')

  const saved = await countStatements(() => app.call(asEditor, 'POST', path, icmLine('Tomorrow')))
  row("statements of a draft's save", String(saved), '18')

  const files = await filesThatRun(() => app.get('/faqs'))
  row('files that run for a page made for the first time', String(files.length), '75')
  if (process.env.HOUSE_LIST) console.log(files.join('\n'))
})

/** Counts how often a statement is run on SQLite while `work` runs, transactions' own left out. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const ways = ['all', 'get', 'run', 'iterate'] as const
  const { prototype } = StatementSync
  const before = ways.map((way) => prototype[way])
  for (const way of ways) {
    const run = prototype[way]
    Object.assign(prototype, {
      [way](this: StatementSync, ...values: never[]) {
        if (!/^\s*(begin|commit|rollback|savepoint|release)/i.test(this.sourceSQL)) count += 1
        return Reflect.apply(run, this, values)
      },
    })
  }
  try {
    await work()
  } finally {
    for (const [index, way] of ways.entries()) Object.assign(prototype, { [way]: before[index] })
  }
  return count
}

/** Lists the project's files of which a function ran while `work` ran. */
async function filesThatRun(work: () => Promise<unknown>): Promise<string[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await session.post('Profiler.takePreciseCoverage')
  await work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  const ran = result.filter(({ functions }) =>
    functions.some(
      ({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0,
    ),
  )
  const paths = ran.map(({ url }) => (url.startsWith('file:') ? fileURLToPath(url) : url))
  return paths
    .filter((path) => path.startsWith(root))
    .map((path) => path.slice(root.length))
    .filter(isSource)
    .toSorted()
}
