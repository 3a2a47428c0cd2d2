// Serves the built site as `server.ts` does, and at `/stall` how long (ms) its thread has stalled.
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { App } from '#app.ts'
import { type Config, readConfig } from '#config.ts'
import { ownStalls } from './stalls.ts'

const config = readConfig(process.env)
const built = (await import(join(process.cwd(), 'build/server/app.js'))) as {
  openApp(config: Config): Promise<App>
}
const app = await built.openApp(config)
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
