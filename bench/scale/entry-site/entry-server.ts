// The site as `server.ts` serves it, with one page more (`entry-app.tsx`), and what its thread has stalled.
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { App } from '#app.ts'
import { type Config, readConfig } from '#config.ts'
import { ownStalls } from '../stalls.ts'
import { builtEntryApp } from './build-entry-app.ts'

const config = readConfig(process.env)
const built = (await import(join(process.cwd(), builtEntryApp))) as {
  openEntryApp(config: Config): Promise<App>
}
const app = await built.openEntryApp(config)
const stalls = ownStalls()

const server = createServer((req, res) => {
  if (req.url === '/stall') stalls.take().then((most) => res.end(String(most)))
  else app.handle(req, res)
})
server.keepAliveTimeout = 65_000
server.listen(config.port, config.host)
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => void app.close().then(() => process.exit(0)))
})
