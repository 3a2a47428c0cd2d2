import { limits } from '#catalogue/limits.ts'
import { ownPageEntry } from '#catalogue/pages.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { labelled } from '#web/admin/i18n/translate.ts'

export interface LinkOption {
  /** As a link stores it. */
  link: string
  name: string
  kind: string
  /** The address of its page, or null. */
  path: string | null
}

/** Returns the option with its address in place of what a link stores; none where it has none. */
export function asPath(option: LinkOption): LinkOption[] {
  return option.path === null ? [] : [{ ...option, link: option.path }]
}

/** Whether an address is a page of this site, and neither another host nor the back office, a file or the API. */
export function isOwnPage(path: string): boolean {
  return path.length <= limits.url && /^\/(?![/\\]|(?:admin|media|api)(?:[/?#]|$))/.test(path)
}

interface NamedPage {
  id: number | string
  name: string
  path: string | null
}

/** Whether titles are searched for what was typed: not for what is, or begins like, an address. */
export function isTitleSearch(typed: string): boolean {
  return typed !== '' && typed.length <= limits.search && !/^[/#?]|:/.test(typed)
}

/** Returns the site's pages whose name or address contains what was typed; those of editors come by search. */
export function matchingPages(pages: readonly NamedPage[], typed: string): LinkOption[] {
  const words = foldText(typed.trim())
  return pages.flatMap(({ id, name, path }) => {
    const own = typeof id === 'number' ? ownPageEntry(id) : null
    if (path === null || (own !== null && words !== '')) return []
    const label = labelled(name)
    const isMatch = foldText(label).includes(words) || path.includes(words)
    const link = own === null ? path : `entry:page/${own}`
    return isMatch ? [{ link, name: label, kind: labelled('Page'), path }] : []
  })
}
