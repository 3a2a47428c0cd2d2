import type { Server } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import type { App, openApp } from './app.ts'
import type { Config } from './config.ts'

type AppModule = { openApp: typeof openApp }

/**
 * Opens the app from its sources: Vite serves scripts and styles on the same port, and the app is reopened
 * at the first request after an edit of server code.
 */
export async function openDevApp(config: Config, server: Server): Promise<App> {
  const { createServer } = await import('vite')
  // In an installed package: the configuration names its files from there.
  if (import.meta.env?.ROOT_DIR) process.chdir(import.meta.env.ROOT_DIR)
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  let loaded: AppModule | null = null
  let opened: Promise<App> | null = null

  async function current(): Promise<App> {
    const latest = (await vite.ssrLoadModule('/app.ts')) as AppModule
    if (latest !== loaded || opened === null) {
      loaded = latest
      const former = opened
      opened = (async () => {
        await former?.then((app) => app.close()).catch(() => undefined)
        return latest.openApp(config)
      })()
    }
    return opened
  }

  await current()
  return {
    isWaiting: false,
    admit: () => undefined, // no limit for the one developer
    handle(req, res) {
      vite.middlewares(req, res, () => {
        current()
          .then((app) => app.handle(req, res))
          .catch((error: unknown) => {
            if (error instanceof Error) vite.ssrFixStacktrace(error)
            vite.config.logger.error(String(error instanceof Error ? error.stack : error))
            res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
            res.end(`The app cannot be loaded:\n\n${stripVTControlCharacters(String(error))}`)
          })
      })
    },
    stopAccepting() {
      opened?.then((app) => app.stopAccepting()).catch(() => undefined)
    },
    async close() {
      await vite.close()
      await opened?.then((app) => app.close())
    },
  }
}
