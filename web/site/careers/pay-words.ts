import type { PayUnit } from '#catalogue/collections/vacancy.ts'
import type { ResolvedMoney } from '#catalogue/fields/money.ts'
import type { TranslateSite } from '#catalogue/messages/site-translator.ts'

/** What a job is paid, as `baseSalary` of structured data has it too. */
export interface Pay {
  from: ResolvedMoney
  to: ResolvedMoney
  unit: PayUnit
}

interface PayValues {
  pay_from: ResolvedMoney | null
  pay_to: ResolvedMoney | null
  pay_unit: PayUnit
  /** Of the place where the job is; '' for the brand's. */
  pay_currency: string
}

/** One amount is a range of its own; null where nothing is said. */
export function toPay({ pay_from, pay_to, pay_unit: unit, ...own }: PayValues): Pay | null {
  const first = pay_from ?? pay_to
  if (!first) return null
  const currency = own.pay_currency || first.currency
  return { from: { ...first, currency }, to: { ...(pay_to ?? first), currency }, unit }
}

/** `€13.50–15 an hour`. */
export function formatPay({ from, to, unit }: Pay, locale: string, t: TranslateSite): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: from.currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const [least, most] = [Number(from.amount), Number(to.amount)]
  const pay = least === most ? format.format(least) : format.formatRange(least, most)
  if (unit === 'hour') return t('careers.payHour', { pay })
  return unit === 'month' ? t('careers.payMonth', { pay }) : t('careers.payYear', { pay })
}
