import { Figure, figureIn } from '#catalogue/messages/figure.ts'
import { pricesOf } from '#web/admin/api/refusal.ts'
import type { Confirm } from '#web/admin/documents/direct/use-direct-save.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

/** Asks before another currency is saved while there are prices: how many, and what becomes of them. */
export function useConfirmCurrency(): Confirm {
  const dialogs = useDialogs()
  return async (refused) => {
    const prices = pricesOf(refused)
    if (!prices) return null
    const { from: former, to: next, amounts: count } = prices
    const inWords = (minor: number, currency: string) =>
      figureIn(currentLocale(), new Figure(minor, { currency }), labelled)
    const isMeant = await dialogs.ask({
      title: t('settings.newCurrency', { next }),
      message: t('settings.newCurrencyMeans', {
        count,
        next,
        before: inWords(prices.before, former),
        after: inWords(prices.after, next),
      }),
      yes: t('settings.newCurrencyYes', { next }),
      no: t('settings.newCurrencyNo', { former }),
    })
    return isMeant ? { confirm_currency: true } : 'no'
  }
}
