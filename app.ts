import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import type { Config } from '#config.ts'
import { mindLists } from '#domain/content/lists/mind-lists.ts'
import { refillLists } from '#domain/content/lists/refill-lists.ts'
import { mindClock } from '#domain/content/publishing/mind-clock.ts'
import { mindMedia } from '#domain/media/upkeep/mind-media.ts'
import { openServices } from '#domain/open-services.ts'
import { hashPassword } from '#domain/people/password.ts'
import { mindTexts } from '#domain/search/mind-texts.ts'
import { mindSearchMisses } from '#domain/search/search-misses.ts'
import { isSeeded } from '#domain/seeding.ts'
import type { Services } from '#domain/services.ts'
import { type BuiltFiles, openBuiltFiles } from '#http/files/built-files.ts'
import { openHttp } from '#http/handle.ts'
import { findablePages } from '#web/findable-pages.ts'
import { openSite } from '#web/open-site.tsx'
import type { Page } from '#web/page.ts'
import { pages as sitePages } from '#web/routes.ts'
import { type SheetOfStyles, siteStyles } from '#web/site/document.tsx'

/** What `server.ts` runs: everything but the sockets and the signals. */
export interface App {
  /** Answers one request. */
  handle(req: IncomingMessage, res: ServerResponse): void
  /** From now on `/readyz` says that no traffic should come. */
  stopTaking(): void
  /** Lets go of the database, once everything is answered. */
  close(): Promise<void>
}

/** What an app is joined from; tests bring a clock, a log and files of their own. */
interface Parts {
  services: Services
  config: Config
  log: Logger
  built: BuiltFiles
  isDev: boolean
  /** The pages of the site by their patterns; left out: those of `web/routes.ts`. */
  pages?: Readonly<Record<string, Page>>
}

/** Opens the store, fills it when it is empty, and joins API and site; `pages` as in `Parts`. */
export async function openApp(config: Config, pages?: Parts['pages']): Promise<App> {
  const log = pino({ level: config.logLevel })
  const services = await openServices(config)
  await fillWhenEmpty(services, config)
  await refillLists(services.store)
  const built = await openFiles()
  const parts = { services, config, log, built, isDev: import.meta.env.DEV }
  const app = joinApp({ ...parts, ...(pages ? { pages } : {}) })
  const report = (err: unknown, what: string) => log.error({ err }, what)
  const media = mindMedia(services, { folder: join(config.dataDir, 'incoming'), report })
  const clock = mindClock(services, { report })
  const texts = mindTexts(services, { report })
  const chapters = mindLists(services, { report })
  const misses = mindSearchMisses(services, { report })
  const minded = [media, clock, texts, chapters, misses]
  const stop = () => Promise.all(minded.map((one) => one.stop()))
  return { ...app, close: () => stop().then(app.close, app.close) }
}

/** Joins API and site over what is open already. */
export function joinApp(parts: Parts): App {
  const { config, log, built, isDev, pages = sitePages } = parts
  const { scripts } = built.entry('web/islands.ts')
  const preloadFonts = built.entry(siteStyles).fonts.filter((font) => font.includes('-latin-'))
  const assets = { scripts, styles: openStyles(built, pages), preloadFonts }
  const services = { ...parts.services, pages: findablePages(pages) }
  const site = openSite({ services, origin: config.publicUrl, assets, pages })
  const inlineStyles = textsOf(assets.styles)
  const http = openHttp({ services, config, log, site, built, isDev, inlineStyles })
  return { ...http, close: () => services.store.close() }
}

/** The site's style sheets by their sources, to be written into its pages. */
function openStyles(
  built: BuiltFiles,
  pages: Readonly<Record<string, Page>>,
): Map<string, SheetOfStyles> {
  const sources = Object.values(pages).flatMap(({ styles }) => styles ?? [])
  const sheets = [siteStyles, ...new Set(sources)].map((source) => {
    const { css, styles } = built.entry(source)
    return [source, css === null ? { href: styles[0] ?? '' } : { text: css }] as const
  })
  return new Map(sheets)
}

function textsOf(sheets: ReadonlyMap<string, SheetOfStyles>): string[] {
  const texts = sheets.values().flatMap((sheet) => ('text' in sheet ? [sheet.text] : []))
  return [...new Set(texts)]
}

/** The demo brand on an empty database; its accounts are printed once. */
async function fillWhenEmpty(services: Services, config: Config): Promise<void> {
  if (await isSeeded(services.store.db)) return
  const { seedDemo } = await import('#demo/seed.ts')
  const password = config.demoPassword ?? randomBytes(15).toString('base64url')
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
  const names = await seedDemo(services, {
    folder: join(process.cwd(), 'demo/pictures'),
    hash: () => hashPassword(password),
    say,
  })
  if (!names) return
  say('The demo accounts, shown this once:')
  say(`  names     ${names.join(', ')}`)
  say(`  password  ${config.demoPassword ? 'as DEMO_PASSWORD says' : password}`)
}

/** In development Vite serves the sources themselves. */
async function openFiles(): Promise<BuiltFiles> {
  if (!import.meta.env.DEV) return openBuiltFiles(join(process.cwd(), 'build/client'))
  return {
    entry: (source) => ({
      scripts: source.endsWith('.css') ? [] : ['/@vite/client', `/${source}`],
      preloads: [],
      styles: source.endsWith('.css') ? [`/${source}`] : [],
      css: null,
      fonts: [],
    }),
    serve: async () => false,
  }
}
