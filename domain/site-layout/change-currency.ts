import type { Content, Declaration } from '#catalogue/declaration.ts'
import { Figure } from '#catalogue/messages/figure.ts'
import { fill } from '#catalogue/messages/fill.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { CurrencyConcerns } from '#catalogue/wire/currency.ts'
import type { Context } from '#domain/context.ts'
import { publishAsOne } from '#store/content/ledger.ts'
import { Problem } from '../problem.ts'
import { type CurrencyChange, convertPrices, type countPrices } from './convert-prices.ts'

/** Returns the change of the brand's currency between two versions of the settings, or null. */
export function currencyChange(
  { key }: Declaration,
  before: Content,
  after: Content,
): CurrencyChange | null {
  if (key !== settings.key) return null
  const [from, to] = [before, after].map(({ values }) => values.currency)
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return null
  return { from, to }
}

/** Publishes the settings and all prices in the new currency as one change. */
export async function withPrices(
  context: Context,
  change: CurrencyChange | null,
  publish: () => Promise<void>,
): Promise<void> {
  const { db } = context
  if (!change) return publish()
  await publishAsOne(db, async () => {
    await publish()
    await convertPrices(context, change, 'present')
  })
  await convertPrices(context, change, 'to-come')
}

/** Returns the `Problem` for an unconfirmed change of the currency, with what it concerns. */
export function currencyProblem(
  { from, to }: CurrencyChange,
  count: Awaited<ReturnType<typeof countPrices>>,
): Problem {
  const { amounts, before, after } = count
  const sentence = fill(messages.currencyConcerns, {
    count: amounts,
    former: from,
    next: to,
    before: new Figure(before, { currency: from }),
    after: new Figure(after, { currency: to }),
  })
  const data: CurrencyConcerns = { prices: { from, to, ...count } }
  return new Problem('conflict', sentence, { errors: { currency: [sentence] }, data })
}

/** Returns the remarks of the log. */
export function currencyRemarks({ from, to }: CurrencyChange, count: number): Message {
  return fill(messages.currencyChanged, { former: from, next: to, count })
}
