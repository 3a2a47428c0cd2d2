import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asSupport } from '#test/people.ts'

test('ledger:check says that all is as it was, proves a file, and names what was changed', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  const { dataDir, databaseUrl } = app.location
  const authorization = `Bearer ${await app.tokenOf(asSupport)}`
  const at = app.clock.now()
  const page = await app.get(`/api/live?path=/home&at=${at}`, { authorization })
  const file = join(dataDir, 'page.json')
  await writeFile(file, page.bytes)
  // The key with which the app of the tests signs (`testEncryption`).
  await writeFile(join(dataDir, 'secret.key'), 'the key of the tests is no secret')
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
  }
  const run = (args: string[] = []) =>
    new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile(process.execPath, ['ledger-check.ts', ...args], { env }, (error, out, fault) =>
        resolve({ code: error?.code ?? 0, said: `${out}${fault}` }),
      )
    })
  const right = await run([file])
  expect(right).toMatchObject({ code: 0, said: expect.stringMatching(/\d+ publications are as/) })
  expect(right.said).toContain('is signed here, and the ledger still has its publications')
  expect(right.said).toContain('BEGIN PUBLIC KEY')
  await app.store.write((tx) =>
    tx.updateTable('revision').set({ decided_by: 99 }).where('subject', '=', 'home.icm').execute(),
  )
  const wrong = await run()
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('CHANGED: publication') })
  expect(wrong.said).toContain('home.icm')
})
