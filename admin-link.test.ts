import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { newLocation, openTestStoreAt } from '#test/open-test-store.ts'
import { addTestPeople } from '#test/people.ts'

test('admin:link prints a new link while nobody has an account, and none afterwards', async () => {
  const location = await newLocation()
  const { dataDir, databaseUrl } = location
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', PORT: '8080' }
  const run = () =>
    new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile(process.execPath, ['admin-link.ts'], { env }, (error, said) =>
        resolve({ code: error?.code ?? 0, said }),
      )
    })
  const [first, second] = [await run(), await run()]
  const link = /^ {2}http:\/\/localhost:8080\/admin\/welcome#\S{40,}$/m
  expect([first.code, second.code]).toEqual([0, 0])
  expect(first.said).toMatch(link)
  expect(second.said).toMatch(link)
  expect(second.said).not.toBe(first.said)
  const store = await openTestStoreAt(location)
  await addTestPeople(store)
  expect(await run()).toEqual({
    code: 1,
    said: 'No link was made: people have accounts here. An Admin invites others at /admin/users.\n',
  })
})
