import { minorDigits } from '#catalogue/figures/figure.ts'
import { useCurrency } from '#web/admin/api/brand.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { idAt, textAt } from '#web/admin/fields/row.ts'
import { currentLocale } from '#web/admin/i18n/translate.ts'
import { NumberBox } from './number-box.tsx'

/** An amount in the brand's currency or in that of the field beside it, typed in whole units and kept in minor ones. */
export function MoneyControl(props: ControlProps) {
  const currency = useCurrency()
  const digits = minorDigits(currency)
  const { currencyKey = '' } = props.field
  const shown = textAt(props.row, currencyKey) || currency
  const minor = idAt(props.row, props.field.wire)
  return (
    <NumberBox
      {...props}
      value={minor === null ? null : minor / 10 ** digits}
      decimals={digits}
      isFull
      unit={shown && signOf(shown)}
      kept={(amount) => Math.round(amount * 10 ** digits)}
    />
  )
}

/** `€`, `AED`: as readers know it. */
function signOf(currency: string): string {
  const format = new Intl.NumberFormat(currentLocale(), { style: 'currency', currency })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
