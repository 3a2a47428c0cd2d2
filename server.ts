import cluster from 'node:cluster'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createServer as createProbe, Server as NetServer } from 'node:net'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { StartupError } from '#catalogue/startup-error.ts'
import type { App, openApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openDevApp } from './dev.ts'
import { serverOptions } from './server-options.ts'
import { startupErrorMessage } from './startup-error-message.ts'
import { runWorkers } from './workers.ts'

/** Milliseconds after SIGTERM until idle connections are closed, open responses cut off, the process ended. */
const closeIdleAfter = 500
const closeAllAfter = 8000
const exitAfter = 9000

/** Why a folder cannot be written and what to do, by the system's error code. */
const writeFailures: Readonly<Record<string, string>> = {
  EROFS: 'is on a file system that is mounted read-only; mount it for writing (EROFS)',
  ENOSPC: 'is on a disk that is full; make room on it (ENOSPC)',
  EACCES: 'may not be written by this user; give it the right to (EACCES)',
}

const isDev = process.argv.includes('--dev')
let config: Config | null = null
try {
  if (Number.parseInt(process.versions.node, 10) < 26) {
    throw new StartupError('it needs Node 26 or newer, which `npm start` brings along.')
  }
  config = readConfig(process.env)
  await start(config)
} catch (error) {
  const sentence = startupErrorMessage(error, config)
  console.error(sentence ? `Linecheck cannot start: ${sentence}` : error)
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  if (cluster.isWorker) return serve(config)
  await claimDataDir(config.dataDir)
  await claimPort(config)
  if (isDev || config.workers === 1) return serve(config)
  const app = await openBuiltApp(config)
  await app.close()
  const log = pino({ level: config.logLevel })
  await runWorkers(config.workers, log)
  announce(config, app)
}

/** Opens the app and serves it until the process is told to stop. */
async function serve(config: Config): Promise<void> {
  process.on('SIGTERM', () => process.exit(0))
  process.on('SIGINT', () => process.exit(0))
  const server = createServer(serverOptions)
  server.timeout = 0 // only idle connections: `limitIdleTime`
  server.maxHeadersCount = 100
  server.maxConnections = 10_000
  server.maxRequestsPerSocket = 0 // no limit: a number would reject what proxies pipeline

  const app = isDev ? await openDevApp(config, server) : await openBuiltApp(config)
  exitOnUnexpectedError(server, app, config)
  stopOnSignal(server, app)
  // The kernel distributes connections: those that the primary had passed to a killed worker would hang.
  const reusePort = cluster.isWorker && process.platform === 'linux'
  server.listen({ port: config.port, host: config.host, reusePort })
  await once(server, 'listening')
  if (cluster.isPrimary) announce(config, app)
  process.send?.('up')
}

async function openBuiltApp(config: Config): Promise<App> {
  const entry = pathToFileURL(join(config.buildDir, 'server/app.js')).href
  const { openApp: open } = (await import(entry)) as { openApp: typeof openApp }
  return open(config)
}

/** Serves requests and, after SIGTERM, SIGINT or the supervisor's death, stops without breaking a response. */
function stopOnSignal(server: Server, app: App): void {
  let isStopping = false
  server.on('connection', (socket) => app.admit(socket))
  server.on('request', (req, res) => {
    if (isStopping) res.setHeader('connection', 'close')
    app.handle(req, res)
  })

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), exitAfter).unref()
    app.stopAccepting()
    // http's own close() also closes idle connections whose next request may be on its way: that client
    // would see a reset. So stop accepting first, and close them later.
    const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
    const closeIdle = () => setInterval(() => server.closeIdleConnections(), 50)
    setTimeout(closeIdle, closeIdleAfter)
    setTimeout(() => server.closeAllConnections(), closeAllAfter)
    await closed
    await app.close()
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, stop)
  }
  if (cluster.isPrimary) process.on('disconnect', stop)
}

/** Logs an unexpected error and exits with 1, because the process may be in any state. */
function exitOnUnexpectedError(server: Server, app: App, config: Config): void {
  const log = pino({ level: config.logLevel }, pino.destination({ sync: true }))
  let isEnding = false
  function end(err: unknown): void {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), 250)
    server.close()
    log.fatal({ err }, 'an unexpected error: the process ends')
    app.stopAccepting()
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

async function claimDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.writable-${process.pid}`)
  try {
    await makeFolder(dataDir)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const why = writeFailures[code] ?? `cannot be written (${code})`
    throw new StartupError(`the folder DATA_DIR, ${dataDir}, ${why}.`)
  }
}

/** Node's own `recursive` never returns where a parent allows no folders, as /proc. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  if (dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path)
}

/** Fails when the port is in use, before anything is opened, migrated or seeded. */
async function claimPort({ port, host }: Config): Promise<void> {
  const probe = createProbe().listen({ port, host, exclusive: true })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

function announce({ port, host, publicUrl }: Config, { isWaiting }: App): void {
  const isLocal = /^(127\.|0\.0\.0\.0$|::1?$|localhost$)/.test(host)
  const local = `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
  console.log(isWaiting ? 'Linecheck waits for its database.' : 'Linecheck is ready.')
  console.log(`  Site         ${local}/`)
  console.log(`  Back office  ${local}/admin`)
  if (publicUrl !== local) console.log(`  Public       ${publicUrl}/`)
}
