import { Button, Input, Skeleton } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import type { FieldKind } from '#catalogue/field.ts'
import { LinkControl, VideoControl } from '#web/admin/fields/controls/text-controls.tsx'
import { ImageControl } from '#web/admin/fields/pictures/picture-field.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import type { ControlProps, NestingProps } from './control.ts'
import { ChoiceControl, ChoicesControl, YesNoControl } from './controls/choice-controls.tsx'
import { EntityControl } from './controls/entity-control.tsx'
import { FilesControl } from './controls/files-control.tsx'
import { DayHoursControl, WeekHoursControl } from './controls/hours/week-hours-control.tsx'
import { LevelsControl } from './controls/levels-control.tsx'
import { MoneyControl, QuantityControl } from './controls/number-controls.tsx'
import {
  NamedTextsControl,
  PageListControl,
  ReferencesControl,
} from './controls/references-control.tsx'
import {
  ColourControl,
  LongTextControl,
  NamesControl,
  PhoneControl,
  TextControl,
} from './controls/text-controls.tsx'
import { DayControl, MomentControl } from './controls/time-controls.tsx'
import { fieldLabels } from './field-labels.ts'
import { useWriting } from './writing.ts'

function RichTextControl({ field, row, onChange, error }: ControlProps) {
  const { label, description } = fieldLabels(field)
  const writing = useWriting()
  return (
    <RichTextEditor
      label={label}
      description={description}
      isRequired={field.required}
      error={error}
      value={row[field.wire] ?? null}
      onChange={(value) => onChange({ [field.wire]: value })}
      writing={writing}
    />
  )
}

/** Loaded on use: drag and drop is half as large as all other controls. */
const RowsControl = partLater<NestingProps>(
  async () => (await import('./controls/dragged-rows.tsx')).DraggedRows,
  ({ field }) => {
    const { label, description } = fieldLabels(field)
    return (
      <Input.Wrapper label={label} labelElement="div" description={description} aria-busy="true">
        <Skeleton height={180} radius="md" />
      </Input.Wrapper>
    )
  },
)

/** Renders blocks that are there behind a button: the control is large, and a screen has other cards. */
function BlocksControl(props: NestingProps) {
  const { field, row, error } = props
  const { label, description } = fieldLabels(field)
  const blocks = row[field.wire]
  const [isOpen, setOpen] = useState(Array.isArray(blocks) && blocks.length === 0)
  if (isOpen || error) return <RowsControl {...props} />
  return (
    <Input.Wrapper label={label} labelElement="div" description={description}>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('card.edit', { label })}
      </Button>
    </Input.Wrapper>
  )
}

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
  blocks: BlocksControl,
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

function ConstantControl() {
  return null
}

const RichTextEditor = partLater(
  async () => (await import('./rich-text/rich-text-editor.tsx')).RichTextEditor,
  ({ label, description }) => (
    <Input.Wrapper label={label} labelElement="div" description={description} aria-busy="true">
      <Skeleton height={228} radius="md" />
    </Input.Wrapper>
  ),
)
