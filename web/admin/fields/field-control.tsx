import type { ComponentType } from 'react'
import type { FieldKind } from '#catalogue/field.ts'
import { ChoiceControl } from './choice-control.tsx'
import { ColourControl } from './colour-control.tsx'
import { ConstantControl } from './constant-control.tsx'
import type { ControlProps } from './control.ts'
import { EntityControl } from './entity-control.tsx'
import { ImageControl } from './image-control.tsx'
import { LinkControl } from './link-control.tsx'
import { LongTextControl } from './long-text-control.tsx'
import { NamesControl } from './names-control.tsx'
import { PageListControl } from './page-list-control.tsx'
import { TextControl } from './text-control.tsx'

/** One control for each kind of field; the compiler asks for a new kind's. */
const controls: Record<FieldKind, ComponentType<ControlProps>> = {
  text: TextControl,
  longText: LongTextControl,
  image: ImageControl,
  link: LinkControl,
  entity: EntityControl,
  constant: ConstantControl,
  choice: ChoiceControl,
  names: NamesControl,
  pageList: PageListControl,
  colour: ColourControl,
}

export function FieldControl(props: ControlProps) {
  const Control = controls[props.field.kind]
  return <Control {...props} />
}
