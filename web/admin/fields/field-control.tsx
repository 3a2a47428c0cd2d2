import type { ComponentType } from 'react'
import type { FieldKind } from '#catalogue/field.ts'
import type { ControlProps, NestingProps } from './control.ts'
import { ChoiceControl } from './controls/choosing/choice-control.tsx'
import { ChoicesControl } from './controls/choosing/choices-control.tsx'
import { LevelsControl } from './controls/choosing/levels-control.tsx'
import { YesNoControl } from './controls/choosing/yes-no-control.tsx'
import { ColourControl } from './controls/colour-control.tsx'
import { ConstantControl } from './controls/constant-control.tsx'
import { EntityControl } from './controls/entity-control.tsx'
import { MoneyControl } from './controls/figures/money-control.tsx'
import { QuantityControl } from './controls/figures/quantity-control.tsx'
import { DayHoursControl } from './controls/hours/day-hours-control.tsx'
import { WeekHoursControl } from './controls/hours/week-hours-control.tsx'
import { ImageControl } from './controls/image-control.tsx'
import { LinkControl } from './controls/link-control.tsx'
import { FilesControl } from './controls/lists/files-control.tsx'
import { NamedTextsControl } from './controls/lists/named-texts-control.tsx'
import { ReferencesControl } from './controls/lists/references-control.tsx'
import { LongTextControl } from './controls/long-text-control.tsx'
import { NamesControl } from './controls/names-control.tsx'
import { PageListControl } from './controls/page-list-control.tsx'
import { PhoneControl } from './controls/phone-control.tsx'
import { RichTextControl } from './controls/rich-text-control.tsx'
import { RowsControl } from './controls/rows-control.tsx'
import { TextControl } from './controls/text-control.tsx'
import { DayControl } from './controls/times/day-control.tsx'
import { MomentControl } from './controls/times/moment-control.tsx'
import { VideoControl } from './controls/video-control.tsx'

/** One control for each kind of field; the compiler asks for a new kind's. */
const controls: Record<FieldKind, ComponentType<NestingProps>> = {
  text: TextControl,
  longText: LongTextControl,
  richText: RichTextControl,
  moment: MomentControl,
  day: DayControl,
  image: ImageControl,
  link: LinkControl,
  entity: EntityControl,
  constant: ConstantControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  names: NamesControl,
  pageList: PageListControl,
  colour: ColourControl,
  yesNo: YesNoControl,
  money: MoneyControl,
  quantity: QuantityControl,
  levels: LevelsControl,
  rows: RowsControl,
  references: ReferencesControl,
  files: FilesControl,
  namedTexts: NamedTextsControl,
  video: VideoControl,
  phone: PhoneControl,
  weekHours: WeekHoursControl,
  dayHours: DayHoursControl,
}

export function FieldControl(props: ControlProps) {
  const Control = controls[props.field.kind]
  return <Control {...props} Control={FieldControl} />
}
