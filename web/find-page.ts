import { limits } from '#catalogue/limits.ts'
import type { Page } from '#web/page.ts'

/** A page at an address, and what the address says. */
export interface PageAt {
  /** The pattern under which it stands in the list of pages. */
  pattern: string
  page: Page
  /** 0 where the pattern has no `{entry}`. */
  entryId: number
  /** Does the address say a name that may be a former one (`17-summer-box`)? */
  isNamed: boolean
  /** Was it found by `Page.alias`? */
  isAlias: boolean
}

/** An id, and behind a dash whatever the entry is called. */
const entry = /^([1-9]\d{0,9})(-.*)?$/s

/**
 * Finds pages by their patterns: a fixed path, or one with `{entry}` for an entry's id with or
 * without its slug (`/promotion/{entry}/details`). Fixed paths go before patterns.
 */
export function pageFinder(pages: Readonly<Record<string, Page>>) {
  const patterns = Object.entries(pages)
    .filter(([pattern]) => pattern.includes('{entry}'))
    .map(([pattern, page]) => {
      const [before = '', after = ''] = pattern.split('{entry}')
      return { pattern, page, before, after }
    })

  const aliases = Object.entries(pages)
    .filter(([, { alias }]) => alias !== undefined)
    .map(([pattern, page]) => ({ pattern, page }))

  return function find(pathname: string): PageAt | null {
    const page = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
    if (page) return { pattern: pathname, page, entryId: 0, isNamed: false, isAlias: false }
    for (const { pattern, page: own, before, after } of patterns) {
      if (!pathname.startsWith(before) || !pathname.endsWith(after)) continue
      const segment = pathname.slice(before.length, pathname.length - after.length)
      const [, id, name] = segment.includes('/') ? [] : (entry.exec(segment) ?? [])
      if (id === undefined || Number(id) > limits.id) continue
      return {
        pattern,
        page: own,
        entryId: Number(id),
        isNamed: name !== undefined,
        isAlias: false,
      }
    }
    const other = aliases.find(({ page: { alias } }) => alias?.test(pathname))
    return other ? { ...other, entryId: 0, isNamed: true, isAlias: true } : null
  }
}
