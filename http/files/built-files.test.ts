import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { send } from '#test/http/http-client.ts'
import { listen } from '#test/http/listen.ts'
import { emptyPlace } from '#test/open-test-store.ts'
import { writeTestBuild } from '#test/write-test-build.ts'
import { openBuiltFiles } from './built-files.ts'

test('a file that a newer build has taken away under this process is not there', async () => {
  const { dataDir } = await emptyPlace()
  const folder = await writeTestBuild(dataDir)
  const built = await openBuiltFiles(folder)
  const server = createServer(async (req, res) => {
    const isServed = await built.serve(req, res, req.url ?? '', {})
    if (!isServed) res.writeHead(404).end()
  })
  const port = await listen(server)
  const ask = async () => (await send(port, 'GET', '/assets/main-1.js')).status
  expect(await ask()).toBe(200)
  await rm(join(folder, 'assets/main-1.js'))
  expect(await ask()).toBe(404)
})
