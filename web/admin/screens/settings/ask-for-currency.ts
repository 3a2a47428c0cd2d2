import { Figure, figureIn } from '#catalogue/figures/figure.ts'
import { pricesOf } from '#web/admin/api/refusal.ts'
import type { Confirm } from '#web/admin/documents/direct/use-direct-save.ts'
import { labelled, say, spokenLocale } from '#web/admin/i18n/speech.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

/** Asks before another currency is saved while there are prices: how many, and what becomes of them. */
export function useAskForCurrency(): Confirm {
  const dialogs = useDialogs()
  return async (refused) => {
    const prices = pricesOf(refused)
    if (!prices) return null
    const { from: former, to: next, amounts: count } = prices
    const inWords = (minor: number, currency: string) =>
      figureIn(spokenLocale(), new Figure(minor, { currency }), labelled)
    const isMeant = await dialogs.ask({
      title: say('settings.newCurrency', { next }),
      message: say('settings.newCurrencyMeans', {
        count,
        next,
        before: inWords(prices.before, former),
        after: inWords(prices.after, next),
      }),
      yes: say('settings.newCurrencyYes', { next }),
      no: say('settings.newCurrencyNo', { former }),
    })
    return isMeant ? { confirm_currency: true } : 'no'
  }
}
