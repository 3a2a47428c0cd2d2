import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { plainText } from '#catalogue/text/plain-text.ts'
import { type PageQuery, pageQuery } from '#http/call/envelope.ts'

/** An empty choice, as a form sends it, is none. */
const direction = z.enum(['asc', 'desc', '']).optional()

/** What every list of the library can be asked (specification section 7, "Media"). */
export const galleryQuery = {
  page: pageQuery.page.removeDefault().optional(),
  per_page: pageQuery.per_page.removeDefault().optional(),
  search: plainText(limits.search).optional(),
  sortDate: direction,
  sortName: direction,
}

interface Asked {
  search?: string
  sortDate?: 'asc' | 'desc' | ''
  sortName?: 'asc' | 'desc' | ''
}

/** The words and the order that were asked for; `usual` is the order by date when none was. */
export function listQueryOf({ search = '', sortDate, sortName }: Asked, usual: 'asc' | 'desc') {
  const order = sortName
    ? ({ by: 'name', direction: sortName } as const)
    : ({ by: 'created_at', direction: sortDate || usual } as const)
  return { search, order }
}

/**
 * The page that was asked for. Without one it is the beginning of the whole list, up to 1,000 rows
 * (contract section 9), because the specification's client shows no pages.
 */
export function requestedPage({ page, per_page }: Partial<PageQuery>): PageQuery {
  const isWhole = page === undefined && per_page === undefined
  return {
    page: page ?? 1,
    per_page: per_page ?? (isWhole ? limits.galleryPage : limits.pageSize),
  }
}
