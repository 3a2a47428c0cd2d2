import { z } from 'zod'
import { itemSchema, publishedShape, valuesSchema } from '#catalogue/content/content-schema.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { homeMore } from '#catalogue/sections/home/more.ts'
import { productBanner } from '#catalogue/sections/home/product-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { notice, urgentNotice } from '#catalogue/sections/site/notice.ts'
import { publishedRevision } from '#domain/reading/published-revisions.ts'
import { readDocuments } from '#domain/reading/reading.ts'
import {
  readSectionResponse,
  readSectionResponses,
} from '#domain/reading/responses/section-responses.ts'
import type { PublishedRoute } from '#http/call/published-route.ts'

/** Public reads of the home page and the notice (specification section 7, "Public content"). */
export const homeContent: PublishedRoute[] = [
  {
    path: '/banners/home/main',
    summary: 'The main banner and the ICM line',
    response: z.object({ banners: z.array(itemSchema(heroBanner)), icm: valuesSchema(icmBanner) }),
    async read(reading) {
      const { items } = await readSectionResponse(reading, heroBanner)
      const { values } = await readSectionResponse(reading, icmBanner)
      return { banners: items, icm: values }
    },
  },
  {
    path: '/banners/products/main',
    summary: 'The product banner',
    response: z.array(itemSchema(productBanner)),
    read: async (reading) => (await readSectionResponse(reading, productBanner)).items,
  },
  {
    path: '/discovers/main',
    summary: 'The Discover cards',
    response: z.array(itemSchema(discover)),
    read: async (reading) => (await readSectionResponse(reading, discover)).items,
  },
  {
    path: '/careers/homepage',
    summary: 'The Work With Us teaser',
    response: valuesSchema(workWithUs),
    read: async (reading) => (await readSectionResponse(reading, workWithUs)).values,
  },
  {
    path: '/banners/home/more/main',
    summary: 'The blocks below the cards',
    response: valuesSchema(homeMore),
    read: async (reading) => (await readSectionResponse(reading, homeMore)).values,
  },
  {
    path: '/banners/notice/main',
    summary:
      'The urgent notice, else the notice, on top of every page; `text` is empty without one',
    response: valuesSchema(notice).extend({
      starts_at: z.string().nullable(),
      ends_at: z.string().nullable(),
      ...publishedShape,
    }),
    async read(reading) {
      const [urgent, usual] = await readSectionResponses(reading, [urgentNotice, notice])
      const isUrgent = urgent?.values.text !== ''
      const declaration = isUrgent ? urgentNotice : notice
      const values = (isUrgent ? urgent : usual)?.values
      const [found] = await readDocuments(reading, [{ declaration, entryId: 0 }])
      const { starts_at = null, ends_at = null } = found ?? {}
      return { ...values, starts_at, ends_at, ...(await publishedRevision(reading, declaration)) }
    },
  },
]
