import { z } from 'zod'

/** The body of a 409 when another currency was sent and there are prices to convert. */
export const currencyConcerns = z
  .object({
    prices: z.object({
      from: z.string(),
      to: z.string(),
      /** On the site and in drafts. */
      amounts: z.int(),
      records: z.int(),
      /** An example in minor units of each currency. */
      before: z.int(),
      after: z.int(),
    }),
  })
  .meta({ id: 'CurrencyConcerns' })
export type CurrencyConcerns = z.infer<typeof currencyConcerns>
