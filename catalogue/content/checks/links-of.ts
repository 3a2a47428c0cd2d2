import type { Content, Declaration } from '#catalogue/declaration.ts'
import { appPage, appPreviewAddress, pageById } from '#catalogue/pages.ts'
import { fieldValues } from '../content-answer.ts'

/** An address that somebody typed or chose in content. */
export interface ContentLink {
  /** The wire path of its field. */
  path: string
  address: string
  /** The name of the page, where it was chosen from the list of pages. */
  page?: string
}

/** No content has more links that are checked. */
const mostLinks = 300

/** Returns the links in link fields, rich texts and menus, at most 300. */
export function linksOf(declaration: Declaration, content: Content): ContentLink[] {
  const links = fieldValues(declaration, content).flatMap(({ field, value, path }) => {
    if (field.kind === 'link' && !field.isRedirected) return [{ path, address: String(value) }]
    if (field.kind === 'richText') return hrefsIn(value).map((address) => ({ path, address }))
    if (field.kind !== 'pageList' || !Array.isArray(value)) return []
    return menuLinks(value.map(Number)).map((link) => ({ ...link, path }))
  })
  return links.slice(0, mostLinks)
}

/** Returns where the pages of a menu stand; headings without an address are left out. */
export function menuLinks(ids: readonly number[]): Omit<ContentLink, 'path'>[] {
  return ids.flatMap((id) => {
    const page = pageById(id)
    // The settings give the app page its address; its content does not depend on it.
    const address = id === appPage ? appPreviewAddress : page?.path
    return page && address ? [{ address, page: page.name }] : []
  })
}

function hrefsIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"href":"([^"\\\s]+)"/g)].map(([, href = '']) => href)
}
