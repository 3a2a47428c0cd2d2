import { referredType } from '#catalogue/collections/referred-type.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import {
  isMenuItem,
  type MenuItem,
  menuItemAddress,
  menuItemEntries,
  menuItemName,
  pageIdOf,
} from '#catalogue/fields/menu-item.ts'
import { appPage, appPreviewAddress, pageById } from '#catalogue/pages.ts'
import { linkedEntries } from '#catalogue/text/link-target.ts'
import { hrefsIn } from '#catalogue/text/rich-links.ts'
import { fieldValues } from '../content-to-wire.ts'

export interface Target {
  /** A collection's key, or the address of a page that is no entry's. */
  type: string
  id: number
}

export interface ContentLink {
  /** The name of the page, when it was chosen from the list of pages. */
  path: string
  address: string
  page?: string
  /** The entry that was chosen; the address is ''. */
  entry?: Target
  /** Whether it is a link of a menu, whose label goes with it. */
  isInMenu?: true
}

export function linksOf(declaration: Declaration, content: Content): ContentLink[] {
  return fieldValues(declaration, content).flatMap(({ field, value, path }) => {
    if (field.kind === 'link' && !field.isRedirected) return [toContentLink(path, String(value))]
    if (field.kind === 'richText') return hrefsIn(value).map((href) => toContentLink(path, href))
    if (field.kind !== 'pageList' || !Array.isArray(value)) return []
    return menuLinks(value.filter(isMenuItem)).map((link) => ({ ...link, path }))
  })
}

/** Returns where the pages of a menu stand; headings without an address are left out. */
export function menuLinks(items: readonly MenuItem[]): Omit<ContentLink, 'path'>[] {
  return items.flatMap((item): Omit<ContentLink, 'path'>[] => {
    const [entry] = menuItemEntries(item)
    if (entry) {
      const target = { type: referredType(entry.category), id: entry.id }
      return [{ address: '', entry: target, isInMenu: true }]
    }
    const page = pageIdOf(item)
    if (page === null) return [{ address: menuItemAddress(item) }]
    if (typeof page === 'string') return [{ address: page, page: menuItemName(page) }]
    // The settings give the app page its address; its content does not depend on it.
    const address = page === appPage ? appPreviewAddress : pageById(page)?.path
    return address ? [{ address, page: menuItemName(page) }] : []
  })
}

/** Returns a link of a field with what it leads to. */
export function toContentLink(path: string, link: string): ContentLink {
  const [entry] = linkedEntries([link])
  return entry
    ? { path, address: '', entry: { type: referredType(entry.category), id: entry.id } }
    : { path, address: link }
}
