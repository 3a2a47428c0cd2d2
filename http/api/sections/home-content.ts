import { z } from 'zod'
import { itemSchema, valuesSchema } from '#catalogue/content/content-schema.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { homeMore } from '#catalogue/sections/home/more.ts'
import { productBanner } from '#catalogue/sections/home/product-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { readSectionResponse } from '#domain/reading/responses/section-responses.ts'
import type { PublishedRoute } from '#http/call/published-route.ts'

/** Public reads of the home page (specification section 7, "Public content"). */
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
]
