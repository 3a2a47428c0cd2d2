import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { plainText } from '#catalogue/text/plain-text.ts'
import { type PageQuery, pageQuery } from '#http/call/envelope.ts'

/** Forms send an empty choice as ''. */
const direction = z.enum(['asc', 'desc', '']).optional()

/** Query parameters of every list of the library (specification section 7, "Media"). */
export const galleryQuery = {
  page: pageQuery.page.removeDefault().optional(),
  per_page: pageQuery.per_page.removeDefault().optional(),
  search: plainText(limits.search).optional(),
  sortDate: direction,
  sortName: direction,
}

/** A share of the width or height of a picture. */
export const share = z
  .number()
  .min(0, serializeMessage(mediaMessages.share))
  .max(1, serializeMessage(mediaMessages.share))

interface GalleryQuery {
  search?: string
  sortDate?: 'asc' | 'desc' | ''
  sortName?: 'asc' | 'desc' | ''
}

/** Returns search and order; `usual` is the direction by date when none is given. */
export function listQueryOf(
  { search = '', sortDate, sortName }: GalleryQuery,
  usual: 'asc' | 'desc',
) {
  const order = sortName
    ? ({ by: 'name', direction: sortName } as const)
    : ({ by: 'created_at', direction: sortDate || usual } as const)
  return { search, order }
}

/**
 * Returns the requested page. Without one up to 1,000 rows are returned (contract section 9), because the
 * specification's client has no pager.
 */
export function requestedPage({ page, per_page }: Partial<PageQuery>): PageQuery {
  const isWhole = page === undefined && per_page === undefined
  return {
    page: page ?? 1,
    per_page: per_page ?? (isWhole ? limits.galleryPage : limits.pageSize),
  }
}
