import type { ComponentType } from 'react'
import type { Field } from '#catalogue/field.ts'
import type { Row } from './row.ts'

/** What a control of a field is given. It shows `row` and says what of it changes. */
export interface ControlProps {
  field: Field
  row: Row
  change: (patch: Row) => void
  /** What is wrong with it, beside it. */
  error: string | null
  /** What is wrong inside of it, by the path that follows its own: `2.price`. */
  inside?: Readonly<Record<string, string>>
}

/** For controls that have fields inside. */
export interface NestingProps extends ControlProps {
  Control: ComponentType<ControlProps>
}
