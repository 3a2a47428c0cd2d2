import { collections } from '#catalogue/catalogue.ts'
import { referredType } from '#catalogue/collections/referred-type.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { languageTags } from '#catalogue/languages.ts'
import { trimEndOf } from '#catalogue/text/trim-end.ts'
import { entitiesOf } from '../content-to-wire.ts'
import { hasOwnAddress } from '../own-address.ts'
import { linksOf, type Target } from './links-of.ts'

const longestAddress = 300

/** Returns what content leads to: entries and pages, by choice, reference or address of this site. */
export function targetsOf(declaration: Declaration, content: Content): Target[] {
  const referred = entitiesOf(declaration, content).flatMap(({ category, id }): Target[] => {
    const type = referredType(category)
    return type ? [{ type, id }] : []
  })
  const linked = linksOf(declaration, content).flatMap(
    ({ address }) => addressTarget(address) ?? [],
  )
  const targets = [...referred, ...linked].map((one) => [`${one.type} ${one.id}`, one] as const)
  return [...new Map(targets).values()]
}

/**
 * Returns the entry that an address names by its number, else the address itself; null for other
 * sites.
 */
export function addressTarget(address: string): Target | null {
  if (!/^\/(?!\/)/.test(address) || address.length > longestAddress) return null
  const entry = targetAt(address)
  if (entry) return entry
  const [own] = slugTargets(address)
  return { type: own?.slug ? `/${own.slug}` : barePath(address), id: 0 }
}

const tags = Object.values(languageTags).join('|')

const pagesOfEntries = collections.flatMap(({ key, page, pages }) => {
  const addresses = [
    ...(page?.includes('{entry}') ? [page] : []),
    ...Object.values(pages?.of ?? {}),
  ]
  return addresses.map((address) => {
    const pattern = address.replace('{entry}', '([1-9]\\d{0,8})(?:-[^/?#]*)?')
    return { type: key, pattern: new RegExp(`^(?:/(?:${tags}))?${pattern}/?(?:[?#].*)?$`) }
  })
})

export function targetAt(address: string): Target | null {
  for (const { type, pattern } of pagesOfEntries) {
    const [, id] = pattern.exec(address) ?? []
    if (id) return { type, id: Number(id) }
  }
  return null
}

export interface SlugTarget extends Target {
  slug: string
}

/** Returns the entries that may be at an address with a slug alone (`/our-farms`). */
export function slugTargets(address: string): SlugTarget[] {
  const [, segment] = /^\/([^/]{1,300})$/.exec(barePath(address)) ?? []
  if (segment === undefined) return []
  const slug = decodeSlug(segment)
  return collections.filter(hasOwnAddress).map(({ key }) => ({ type: key, id: 0, slug }))
}

/** Returns the slug of a segment of an address, or '' for one that no browser sends. */
export function decodeSlug(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return ''
  }
}

/** Returns whether an address of this site leads to a page that is not an entry's. */
export function isPageAt(address: string, pages: readonly string[]): boolean {
  const path = trimEndOf(address.replace(/[?#].*$/s, ''), /\//) || '/'
  const bare = barePath(address)
  // The app's page is wherever the settings put it (contract section 4).
  const isElsewhere = /^\/(media|assets|api)\/|^\/admin(\/|$)|^\/[a-z0-9-]+-app$/.test(path)
  return isElsewhere || pages.includes(path) || pages.includes(bare)
}

/** Returns an address of this site as a path, without language, query, fragment and final slash. */
export function barePath(address: string): string {
  const path = trimEndOf(address.replace(/[?#].*$/s, ''), /\//) || '/'
  return path.replace(RegExp(`^/(?:${tags})(?=/|$)`), '') || '/'
}
