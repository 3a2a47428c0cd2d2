import { z } from 'zod'
import { itemSchema, valuesSchema } from '#catalogue/content/content-schema.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { productBanner } from '#catalogue/sections/home/product-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { readAnswer } from '#domain/reading/answers/read-answer.ts'
import type { PublishedRoute } from '#http/call/published-route.ts'

/** Public reads of the home page (specification section 7, "Public content"). */
export const homeContent: PublishedRoute[] = [
  {
    path: '/banners/home/main',
    summary: 'The main banner and the ICM line',
    answer: z.object({ banners: z.array(itemSchema(heroBanner)), icm: valuesSchema(icmBanner) }),
    async read(reading) {
      const { items } = await readAnswer(reading, heroBanner)
      const { values } = await readAnswer(reading, icmBanner)
      return { banners: items, icm: values }
    },
  },
  {
    path: '/banners/products/main',
    summary: 'The product banner',
    answer: z.array(itemSchema(productBanner)),
    read: async (reading) => (await readAnswer(reading, productBanner)).items,
  },
  {
    path: '/discovers/main',
    summary: 'The Discover cards',
    answer: z.array(itemSchema(discover)),
    read: async (reading) => (await readAnswer(reading, discover)).items,
  },
  {
    path: '/careers/homepage',
    summary: 'The Work With Us teaser',
    answer: valuesSchema(workWithUs),
    read: async (reading) => (await readAnswer(reading, workWithUs)).values,
  },
]
