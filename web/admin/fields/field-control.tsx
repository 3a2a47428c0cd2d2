import { Button, Input, Skeleton, Stack } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import type { FieldKind } from '#catalogue/field.ts'
import { ImageControl } from '#web/admin/fields/pictures/picture-field.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import type { ControlProps, NestingProps } from './control.ts'
import {
  LongTextControl,
  PhoneControl,
  TextControl,
  VideoControl,
} from './controls/text-controls.tsx'
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

/** Returns a control that is loaded on use; its skeleton is this high. */
function controlLater(load: () => Promise<ComponentType<NestingProps>>, height: number) {
  return partLater<NestingProps>(load, ({ field }) => {
    const { label, description } = fieldLabels(field)
    return (
      <Input.Wrapper label={label} labelElement="div" description={description} aria-busy="true">
        <Skeleton height={height} radius="md" />
      </Input.Wrapper>
    )
  })
}

/** Cards show none of these at first, and the lists that they open are large. */
const loadChoices = () => import('./controls/choice-controls.tsx')
const ChoiceControl = controlLater(async () => (await loadChoices()).ChoiceControl, 36)
const ChoicesControl = controlLater(async () => (await loadChoices()).ChoicesControl, 36)
const YesNoControl = controlLater(async () => (await loadChoices()).YesNoControl, 20)

const loadNumbers = () => import('./controls/number-controls.tsx')
const MoneyControl = controlLater(async () => (await loadNumbers()).MoneyControl, 36)
const MeasureControl = controlLater(async () => (await loadNumbers()).MeasureControl, 36)
const QuantityControl = controlLater(async () => (await loadNumbers()).QuantityControl, 36)

const loadTimes = () => import('./controls/time-controls.tsx')
const DayControl = controlLater(async () => (await loadTimes()).DayControl, 36)
const MomentControl = controlLater(async () => (await loadTimes()).MomentControl, 36)

const EntityControl = controlLater(
  async () => (await import('./controls/entity-control.tsx')).EntityControl,
  36,
)

const LinkControl = controlLater(
  async () => (await import('./controls/link-control.tsx')).LinkControl,
  36,
)

/** Drag and drop is half as large as all other controls. */
const RowsControl = controlLater(
  async () => (await import('./controls/dragged-rows.tsx')).DraggedRows,
  180,
)

const WeekHoursControl = controlLater(
  async () => (await import('./controls/hours/week-hours-control.tsx')).WeekHoursControl,
  400,
)

const DayHoursControl = controlLater(
  async () => (await import('./controls/hours/week-hours-control.tsx')).DayHoursControl,
  90,
)

const FilesControl = controlLater(
  async () => (await import('./controls/files-control.tsx')).FilesControl,
  36,
)

const loadListed = () => import('./controls/listed-controls.tsx')
const ColourControl = controlLater(async () => (await loadListed()).ColourControl, 36)
const NamesControl = controlLater(async () => (await loadListed()).NamesControl, 36)

const loadReferences = () => import('./controls/references-control.tsx')
const ReferencesControl = controlLater(async () => (await loadReferences()).ReferencesControl, 36)
const GroupsControl = controlLater(async () => (await loadReferences()).GroupsControl, 36)
const PageListControl = controlLater(async () => (await loadReferences()).PageListControl, 36)
const NamedTextsControl = controlLater(async () => (await loadReferences()).NamedTextsControl, 180)

const LevelsControl = controlLater(
  async () => (await import('./controls/levels-control.tsx')).LevelsControl,
  400,
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
      <Stack align="flex-start" pt={4}>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('card.edit', { label })}
        </Button>
      </Stack>
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
  measure: MeasureControl,
  levels: LevelsControl,
  rows: RowsControl,
  blocks: BlocksControl,
  references: ReferencesControl,
  groups: GroupsControl,
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
