import type { ComponentType } from 'react'
import type { Field } from '#catalogue/field.ts'
import type { Row } from './row.ts'

/** The props of a field's control: it shows `row` and reports changes. */
export interface ControlProps {
  field: Field
  row: Row
  onChange: (patch: Row) => void
  error: string | null
  /** Errors inside the field, by the path after its own: `2.price`. */
  inside?: Readonly<Record<string, string>>
}

export interface NestingProps extends ControlProps {
  Control: ComponentType<ControlProps>
}
