import type { ControlProps } from '#web/admin/fields/control.ts'
import { idAt } from '#web/admin/fields/row.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { NumberBox } from './number-box.tsx'

/** A number with its unit behind it. */
export function QuantityControl(props: ControlProps) {
  const { unit, decimals } = props.field.figure ?? { unit: null, decimals: 0 }
  return (
    <NumberBox
      {...props}
      value={idAt(props.row, props.field.wire)}
      decimals={decimals}
      unit={unit === null ? null : labelled(unit)}
      kept={(number) => number}
    />
  )
}
