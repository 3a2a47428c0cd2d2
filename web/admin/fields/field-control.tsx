import { Input, Skeleton } from '@mantine/core'
import type { ComponentType } from 'react'
import type { FieldKind } from '#catalogue/field.ts'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import type { ControlProps, NestingProps } from './control.ts'
import { ChoiceControl, ChoicesControl, YesNoControl } from './controls/choice-controls.tsx'
import { LevelsControl } from './controls/levels-control.tsx'
import { EntityControl } from './controls/entity-control.tsx'
import { MoneyControl, QuantityControl } from './controls/number-controls.tsx'
import { DayHoursControl } from './controls/hours/day-hours-control.tsx'
import { WeekHoursControl } from './controls/hours/week-hours-control.tsx'
import { ImageControl } from './controls/image-control.tsx'
import { LinkControl, VideoControl } from './controls/link-controls.tsx'
import { FilesControl } from './controls/files-control.tsx'
import { NamedTextsControl } from './controls/named-texts-control.tsx'
import { ReferencesControl } from './controls/references-control.tsx'
import { PageListControl } from './controls/page-list-control.tsx'
import { RichTextControl } from './controls/rich-text-control.tsx'
import {
  ColourControl,
  LongTextControl,
  NamesControl,
  PhoneControl,
  TextControl,
} from './controls/text-controls.tsx'
import { DayControl, MomentControl } from './controls/time-controls.tsx'
import { fieldWords } from './field-words.ts'

/** What drags them is as much as half of the other controls: it is loaded where rows are drawn. */
const RowsControl = partLater<NestingProps>(
  async () => (await import('./controls/dragged-rows.tsx')).DraggedRows,
  ({ field }) => {
    const { label, description } = fieldWords(field)
    return (
      <Input.Wrapper label={label} labelElement="div" description={description} aria-busy="true">
        <Skeleton height={180} radius="md" />
      </Input.Wrapper>
    )
  },
)

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

/** A value that never changes has nothing to show. */
function ConstantControl() {
  return null
}
