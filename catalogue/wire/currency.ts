import { z } from 'zod'

/** What a 409 hands over where another currency was sent and prices are there: what it would concern. */
export const currencyConcerns = z
  .object({
    prices: z.object({
      from: z.string(),
      to: z.string(),
      /** How many amounts, on the site and in drafts. */
      amounts: z.int(),
      /** In how many records they stand. */
      records: z.int(),
      /** One of them in minor units of each currency, as an example. */
      before: z.int(),
      after: z.int(),
    }),
  })
  .meta({ id: 'CurrencyConcerns' })
export type CurrencyConcerns = z.infer<typeof currencyConcerns>
