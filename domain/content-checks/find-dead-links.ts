import { collections } from '#catalogue/catalogue.ts'
import { type ContentLink, linksOf, type Target } from '#catalogue/content/checks/links-of.ts'
import { barePath, isPageAt, slugTargets, targetAt } from '#catalogue/content/checks/targets-of.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { fill, shortenName } from '#catalogue/messages/fill.ts'
import { type FieldErrors, Label, type Message } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { appPage, appPreviewAddress, pageById } from '#catalogue/pages.ts'
import { pathOf } from '#catalogue/sections/site/check-redirects.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { ownPath } from '#catalogue/text/own-path.ts'
import type { ReadContext } from '#domain/context.ts'
import { loadTitles } from '#store/content/entry-titles.ts'
import { findRevision } from '#store/content/revisions.ts'
import {
  type FoundTarget,
  listReachable,
  type LinkTarget as StoredTarget,
} from '#store/content-checks/content-issues.ts'
import type { Db } from '#store/tables.ts'
import { readSection, startReading } from '../reading/reading.ts'
import type { Services } from '../services.ts'

export interface Site extends Pick<Services, 'pages' | 'addresses'> {
  origin: string
}

export async function findDeadLinksIn(
  context: Pick<ReadContext, 'db' | 'now'>,
  declaration: Declaration,
  revisionId: number,
  site: Site,
): Promise<FieldErrors> {
  const { db } = context
  const revision = await findRevision(db, revisionId)
  if (!revision) return {}
  const links = linksOf(declaration, revision.content).slice(0, maxChecked)
  return findDeadLinks(context, links, site)
}

const maxChecked = 300

/**
 * Returns a warning for each link to an address of this site at which guests find nothing, by the
 * wire path of its field. Other sites are never requested.
 */
export async function findDeadLinks(
  context: Pick<ReadContext, 'db' | 'now'>,
  links: readonly ContentLink[],
  site: Site,
): Promise<FieldErrors> {
  const { db, now } = context
  const siteLinks = links.flatMap((link) => {
    if (link.entry) return [{ link, address: '' }]
    const address = ownPath(link.address, site.origin)
    return address.startsWith('/') ? [{ link, address }] : []
  })
  if (siteLinks.length === 0) return {}
  const addresses = siteLinks.flatMap(({ address }) => address || [])
  const redirected = await loadRedirected(context, addresses, site)
  const checked = siteLinks.map(({ link, address }) => ({
    link,
    needs: link.entry ? [link.entry] : needsOf(address, site, redirected),
  }))
  const targets = checked.flatMap(({ needs }) => (needs === 'nothing' ? [] : (needs ?? [])))
  const reachable = new Set((await listReachable(db, now, targets)).flatMap(namesOf))
  const dead = checked.filter(({ needs }) => {
    return needs !== 'nothing' && !needs?.some((target) => reachable.has(nameOf(target)))
  })
  const titles = await loadTitlesOf(
    db,
    dead.flatMap(({ link }) => link.entry ?? []),
  )
  const warnings = Map.groupBy(dead, ({ link }) => link.path)
  return Object.fromEntries(
    [...warnings].map(([path, here]) => {
      // A text may contain an address more than once.
      const each = new Map(
        here.map((one) => [one.link.entry ? nameOf(one.link.entry) : one.link.address, one]),
      )
      const sentences = [...each.values()].map(({ link, needs }) =>
        link.entry
          ? fill(link.isInMenu ? messages.ownPageUnpublished : messages.linkHidden, {
              page: titles.get(nameOf(link.entry)) ?? `#${link.entry.id}`,
            })
          : warningOf(link, !isKnown(needs)),
      )
      return [path, sentences]
    }),
  )
}

/** Returns the titles of entries by `nameOf`, in one query for each collection. */
async function loadTitlesOf(db: Db, entries: readonly Target[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const [type, some] of Map.groupBy(entries, (entry) => entry.type)) {
    const ids = some.map(({ id }) => id)
    for (const [id, title] of await loadTitles(db, type, ids))
      titles.set(nameOf({ type, id }), title)
  }
  return titles
}

/** Whether there is something at the address, published or not: any slug may be a page's. */
function isKnown(needs: LinkTarget[] | 'nothing' | null): boolean {
  return needs !== null && needs !== 'nothing' && needs.some(({ isPossible }) => !isPossible)
}

/** Returns the target by its slug where it has one, else by its id. */
function nameOf({ type, id, slug }: LinkTarget): string {
  return slug === undefined ? `${type} ${id}` : `${type} = ${slug}`
}

function namesOf({ type, id, slug }: FoundTarget): string[] {
  return [nameOf({ type, id }), nameOf({ type, id, slug })]
}

function warningOf({ address, page }: ContentLink, isMissing: boolean): Message {
  if (page !== undefined) return fill(messages.pageUnpublished, { page: new Label(page) })
  const sentence = isMissing ? messages.linkMissing : messages.linkUnpublished
  return fill(sentence, { address: shortenName(address) })
}

interface LinkTarget extends StoredTarget {
  /** Whether an entry may have this slug; without it, something is known to be there. */
  isPossible?: boolean
}

interface Redirected {
  /** Paths that a redirect leads on from. */
  paths: ReadonlySet<string>
  /** Path of the app page. */
  app: string
}

/** Loads the redirects and the path of the app page, only where an address may depend on them. */
async function loadRedirected(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  addresses: readonly string[],
  { addresses: pages = [] }: Site,
): Promise<Redirected> {
  const isPlain = (address: string) => pages.includes(barePath(address))
  if (addresses.every(isPlain)) return { paths: new Set(), app: '' }
  const reading = startReading(db, now)
  const section = await readSection(reading, redirects)
  const slug = (await readSection(reading, settings))?.values.app_slug
  const from = (section?.items ?? []).flatMap(({ values }) => pathOf(values.from) ?? [])
  return { paths: new Set(from), app: slug ? `/${slug}` : (pageById(appPage)?.path ?? '') }
}

/**
 * Returns what has to be published for guests to find something at an address: one of the targets;
 * 'nothing' for what is always there; null where there never is anything.
 */
function needsOf(
  address: string,
  { pages = [], addresses = [] }: Site,
  { paths, app }: Redirected,
): LinkTarget[] | 'nothing' | null {
  if (paths.has(pathOf(address) ?? '')) return 'nothing'
  const target = targetAt(address)
  if (target) return [target]
  const bare = barePath(address)
  const path = bare === app ? appPreviewAddress : bare
  const singleton = singletonAt(path)
  if (singleton) return [singleton]
  const sections = pages.find((page) => page.path === path)?.sections
  if (sections) return sections.map(({ key }) => ({ type: key, id: 0 }))
  if (path.endsWith('-app')) return null
  // Files beside the pages, such as the sitemap.
  const isFile = /\.[a-z]{2,11}$/.test(path)
  if (isFile || isPageAt(address, addresses)) return 'nothing'
  const own = slugTargets(address).map((one) => ({ ...one, isPossible: true }))
  return own.length > 0 ? own : null
}

function singletonAt(path: string): LinkTarget | null {
  for (const { key, singletons } of collections) {
    const singleton = singletons.find(({ page }) => page === path)
    if (singleton) return { type: key, id: 0, slug: singleton.slug }
  }
  return null
}
