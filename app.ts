import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { type Logger, pino } from 'pino'
import { brand } from '#brand'
import { checkVersion } from '#catalogue/brand/check-version.ts'
import type { BrandContent } from '#catalogue/brand/content.ts'
import type { Config } from '#config.ts'
import { runBackupWorker } from '#domain/backup/schedule/backup-worker.ts'
import { checkFormerKeys } from '#domain/content/lists/check-former-keys.ts'
import { listUndeclared } from '#domain/content/lists/list-undeclared.ts'
import { refillLists } from '#domain/content/lists/refill-lists.ts'
import { runChainWorker } from '#domain/content/publishing/chain-worker.ts'
import { runClockWorker } from '#domain/content/publishing/clock-worker.ts'
import { runContentCheckWorker } from '#domain/content-checks/content-check-worker.ts'
import { limitImportSilence } from '#domain/import/child-process/import-in-child-process.ts'
import { runNoticeWorker } from '#domain/inbox/notice-worker.ts'
import { runMailWorker } from '#domain/mail-delivery/mail-worker.ts'
import { runMediaWorker } from '#domain/media/background/media-worker.ts'
import { openServices } from '#domain/open-services.ts'
import { inviteFirstAdmin } from '#domain/people/links/invite-first-admin.ts'
import { hashPassword } from '#domain/people/password.ts'
import { runRetentionWorker } from '#domain/retention/retention-worker.ts'
import { spotsWorker } from '#domain/search/location-index/fill-spots.ts'
import { runSearchMissWorker } from '#domain/search/search-misses.ts'
import { SiteSearch } from '#domain/search/site-search.ts'
import { isSeeded } from '#domain/seeded.ts'
import type { Services, SiteServices } from '#domain/services.ts'
import { type BuiltFiles, openBuiltFiles } from '#http/files/built-files.ts'
import { openHttp } from '#http/handle.ts'
import type { RateLimiter } from '#http/rate-limiter.ts'
import { type App, startOrWait } from '#http/wait-for-database.ts'
import { openMailTransport, outboxIn } from '#store/mail/open-mail-transport.ts'
import { findablePages } from '#web/findable-pages.ts'
import { loadBrandSite } from '#web/load-brand-site.ts'
import { openSite } from '#web/open-site.tsx'
import type { Page } from '#web/page.ts'
import { fixedRedirects, pages as sitePages } from '#web/routes.ts'
import { allBlockStyles } from '#web/site/blocks/block-styles.ts'
import type { BrandParts } from '#web/site/brand/parts.tsx'
import {
  brandStyles,
  consentStyles,
  languageStyles,
  lateStyles,
  noticeStyles,
  type SheetOfStyles,
  siteStyles,
} from '#web/site/document.tsx'
import { allFaceStyles } from '#web/site/face-styles.ts'
import { hideDismissed } from '#web/site/layout/notice/hide-dismissed.ts'

export type { App }

/** The parts of an app; tests pass a clock, a log and files of their own. */
interface AppParts {
  services: Services
  config: Config
  log: Logger
  built: BuiltFiles
  isDev: boolean
  /** Pages by their patterns; those of `web/routes.ts` by default. */
  pages?: Readonly<Record<string, Page>>
  /** Components that the brand puts in the place of ours. */
  brandParts?: BrandParts
  rateLimiter?: RateLimiter
  /** Milliseconds that a search waits for the index. */
  searchTimeout?: number
}

/**
 * Opens the store, seeds it when it is empty, and joins API and site. While the database is unavailable
 * the returned app waits for it and is not ready.
 */
export async function openApp(config: Config): Promise<App> {
  checkVersion(brand)
  const log = pino({ level: config.logLevel })
  const built = await openFiles(config)
  const isDev = import.meta.env.DEV
  const { pages, parts } = await loadBrandSite()
  const shared = { config, log, built, isDev, pages, brandParts: parts }
  return startOrWait({ ...shared, open: () => openOnDatabase(shared) })
}

async function openOnDatabase(shared: Omit<AppParts, 'services'>): Promise<App> {
  const { config } = shared
  const services = await openServices(config)
  try {
    await checkFormerKeys(services.store.db)
    await fillWhenEmpty(services, config)
    await refillLists(services.store)
  } catch (error) {
    await services.store.close()
    throw error
  }
  const { search, ...app } = joinApp({ ...shared, services })
  search.start()
  void warnOfUndeclared(services, shared.log)
  const stopWorkers = startWorkers({ ...services, search }, shared)
  const stopAccepting = () => {
    limitImportSilence()
    app.stopAccepting()
  }
  return { ...app, stopAccepting, close: () => stopWorkers().then(app.close, app.close) }
}

/** Logs what is kept of declarations that the brand no longer has. The start does not wait for it. */
async function warnOfUndeclared({ store }: Services, log: Logger): Promise<void> {
  try {
    const kept = await listUndeclared(store.longReads)
    if (Object.keys(kept).length === 0) return
    log.warn({ kept }, 'content is kept whose declaration the brand no longer has')
  } catch (err) {
    log.error({ err }, 'content without a declaration could not be listed')
  }
}

/** Starts the background jobs. Returns a function that stops them. */
function startWorkers(
  services: SiteServices,
  { config, log, pages }: Pick<AppParts, 'config' | 'log' | 'pages'>,
) {
  const report = (err: unknown, what: string) => log.error({ err }, what)
  const media = runMediaWorker(services, { folder: join(config.dataDir, 'incoming'), report })
  const ledger = [runClockWorker(services, { report }), runChainWorker(services, { report })]
  const spots = spotsWorker(services, { report })
  const misses = runSearchMissWorker(services, { report })
  const mail = runMailWorker(services, {
    transport: openMailTransport(config),
    origin: config.publicUrl,
    from: config.mailFrom,
    onFailed: (facts) => log.error(facts, 'a mail failed'),
    onRetry: (facts) => log.warn(facts, 'a mail could not be sent and is retried later'),
    report: report,
  })
  const notices = runNoticeWorker(services, { report })
  const backups = runBackupWorker(services, { every: config.backupEvery, report })
  const retention = runRetentionWorker(services, {
    keep: config.keep,
    outbox: outboxIn(config.dataDir),
    report,
    removed: (gone) => log.info(gone, 'expired data was deleted'),
  })
  const checks = runContentCheckWorker(services, { report, pages: fixedPages(pages) })
  const file = watchDatabaseFile(services)
  const workers = [media, ...ledger, spots, checks, misses, mail, notices, backups, retention, file]
  return async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

/** Milliseconds. */
const checkFileEvery = 250

/**
 * Ends the process when the database's file was replaced. The supervisor restarts it on the new file;
 * otherwise it would go on serving the deleted one.
 */
function watchDatabaseFile({ store }: Pick<Services, 'store'>) {
  const timer = setInterval(() => {
    if (!store.isReplaced()) return
    clearInterval(timer)
    throw new Error(`The database file in ${store.location.dataDir} was replaced: start again.`)
  }, checkFileEvery).unref()
  return { stop: async () => clearInterval(timer) }
}

/** Returns the addresses that have a page whatever is published. */
function fixedPages(pages: Readonly<Record<string, Page>> = sitePages): string[] {
  return [...Object.keys(fixedRedirects), ...Object.keys(pages)].filter(
    (path) => !path.includes('{'),
  )
}

/** Joins API and site with services that are open already. */
export function joinApp(parts: AppParts): App & { search: SiteSearch } {
  const { config, built, log, pages = sitePages, searchTimeout } = parts
  const { scripts } = built.entry('web/islands.ts')
  const [late = ''] = built.entry(lateStyles).styles
  const assets = {
    scripts,
    styles: openStyles(built, pages),
    lateStyles: late,
    fonts: fontsOf(built),
  }
  const opened = {
    ...parts.services,
    pages: findablePages(pages),
    addresses: fixedPages(pages),
  }
  const report = (err: unknown, what: string) => log.error({ err }, what)
  const search = new SiteSearch({ ...opened, report, timeout: searchTimeout })
  const services = { ...opened, search }
  const site = openSite({
    services,
    origin: config.publicUrl,
    assets,
    map: config.map,
    pages,
    parts: parts.brandParts,
  })
  const inlineStyles = inlineTexts(assets.styles)
  const http = openHttp({ ...parts, services, site, inlineStyles, inlineScripts: [hideDismissed] })
  async function close(): Promise<void> {
    await search.close()
    await services.store.close()
  }
  return { ...http, isWaiting: false, search, close }
}

/** Returns the fonts of the sheets that some pages wear, by the sheets' sources. */
function fontsOf(built: BuiltFiles): Map<string, string[]> {
  const sources = [...allFaceStyles, ...Object.values(languageStyles)]
  return new Map(sources.map((source) => [source, built.entry(source).fonts]))
}

/** Returns the site's style sheets by their sources, which pages contain as text. */
function openStyles(
  built: BuiltFiles,
  pages: Readonly<Record<string, Page>>,
): Map<string, SheetOfStyles> {
  const sources = Object.values(pages).flatMap(({ styles }) => styles ?? [])
  const ofLanguages = Object.values(languageStyles)
  const ofBrand = brandStyles === null ? [] : [brandStyles]
  const sheets = [
    siteStyles,
    noticeStyles,
    consentStyles,
    ...allFaceStyles,
    ...ofBrand,
    ...ofLanguages,
    ...allBlockStyles,
    ...new Set(sources),
  ].map((source) => {
    const { css, styles } = built.entry(source)
    return [source, css === null ? { href: styles[0] ?? '' } : { text: css }] as const
  })
  return new Map(sheets)
}

function inlineTexts(sheets: ReadonlyMap<string, SheetOfStyles>): string[] {
  const texts = sheets.values().flatMap((sheet) => ('text' in sheet ? [sheet.text] : []))
  return [...new Set(texts)]
}

/** Fills an empty database with the brand's content and prints its accounts, or the link for the first Admin. */
async function fillWhenEmpty(services: Services, config: Config): Promise<void> {
  const content = await demoContent(config)
  if (!content) return printFirstLink(services, config)
  if (await isSeeded(services.store.db)) return
  const { seedBrand } = await import('#domain/seeding/seed-brand.ts')
  const password = config.demoPassword ?? randomBytes(15).toString('base64url')
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
  const names = await seedBrand(services, {
    content,
    folder: config.brandDir,
    hash: () => hashPassword(password),
    say,
  })
  if (!names) return
  say('The demo accounts, shown only now:')
  say(`  names     ${names.join(', ')}`)
  say(`  password  ${config.demoPassword ? 'as DEMO_PASSWORD says' : password}`)
}

/** Returns what an empty database is filled with, or null when it stays empty. */
async function demoContent({ demo }: Config): Promise<BrandContent | null> {
  if (demo === 'off') return null
  const own = (await brand.content?.())?.content
  if (demo === 'on') return own ?? null
  const { contentAtLimits, noContent } = await import('#domain/seeding/sample-content.ts')
  return demo === 'empty' ? noContent : contentAtLimits(own)
}

/** Prints a link by which a person becomes the first Admin, while there are no accounts. */
async function printFirstLink(services: Services, { publicUrl }: Config): Promise<void> {
  const token = await inviteFirstAdmin(services)
  if (!token) return
  process.stdout.write(
    'The first Admin chooses a password here. The link is shown only now and expires in 72 hours:\n',
  )
  process.stdout.write(`  ${publicUrl}/admin/welcome#${token}\n`)
}

/** In development Vite serves the sources themselves. */
async function openFiles({ buildDir }: Config): Promise<BuiltFiles> {
  if (!import.meta.env.DEV) return openBuiltFiles(join(buildDir, 'client'))
  // The style sheet of a brand elsewhere is served by its path.
  const addressOf = (source: string) =>
    source.startsWith('..') ? `/@fs${resolve(source)}` : `/${source}`
  return {
    entry: (source) => ({
      scripts: source.endsWith('.css') ? [] : ['/@vite/client', `/${source}`],
      preloads: [],
      styles: source.endsWith('.css') ? [addressOf(source)] : [],
      css: null,
      fonts: [],
    }),
    serve: async () => false,
  }
}
