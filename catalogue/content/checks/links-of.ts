import type { Content, Declaration } from '#catalogue/declaration.ts'
import { appPage, appPreviewAddress, ownPageEntry, pageById } from '#catalogue/pages.ts'
import { fieldValues } from '../content-to-wire.ts'

export interface ContentLink {
  /** The name of the page, when it was chosen from the list of pages. */
  path: string
  address: string
  page?: string
  /** The entry of a page that editors made, chosen in a menu; its address is ''. */
  ownPage?: number
}

export function linksOf(declaration: Declaration, content: Content): ContentLink[] {
  const links = fieldValues(declaration, content).flatMap(({ field, value, path }) => {
    if (field.kind === 'link' && !field.isRedirected) return [{ path, address: String(value) }]
    if (field.kind === 'richText') return hrefsIn(value).map((address) => ({ path, address }))
    if (field.kind !== 'pageList' || !Array.isArray(value)) return []
    return menuLinks(value.map(Number)).map((link) => ({ ...link, path }))
  })
  return links.slice(0, 300)
}

/** Returns where the pages of a menu stand; headings without an address are left out. */
export function menuLinks(ids: readonly number[]): Omit<ContentLink, 'path'>[] {
  return ids.flatMap((id): Omit<ContentLink, 'path'>[] => {
    const ownPage = ownPageEntry(id)
    if (ownPage !== null) return [{ address: '', ownPage }]
    const page = pageById(id)
    // The settings give the app page its address; its content does not depend on it.
    const address = id === appPage ? appPreviewAddress : page?.path
    return page && address ? [{ address, page: page.name }] : []
  })
}

function hrefsIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"href":"([^"\\\s]+)"/g)].map(([, href = '']) => href)
}
