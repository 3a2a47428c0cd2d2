import type { Field } from '../field.ts'
import { localizeLabel } from '../messages/labels/localize-label.ts'
import { Label } from '../messages/message.ts'
import { amountCell } from './cell-text.ts'
import type { TableContext } from './cells.ts'
import type { Column } from './columns.ts'
import { localizeHours } from './localize-hours.ts'
import { optionLabel } from './option-labels.ts'
import { rowLines } from './row-lines.ts'
import type { CellName } from './unread.ts'

export const exampleId = 'example'

interface ExampleWords extends TableContext {
  firstOf(among: CellName['among']): string
}

export function exampleCell({ field, part }: Column, context: ExampleWords): string {
  const { language, currency } = context
  const options = (field.options ?? []).map(({ value }) => value).filter(Boolean)
  const option = (value = '') => optionLabel(field, value, language)
  if (part !== null) return option(options[0])
  switch (field.kind) {
    case 'choice':
      return option(preferredOptions.find((one) => options.includes(one)) ?? options[0])
    case 'choices':
      return options.slice(0, 2).map(option).join('; ')
    case 'references':
      return context.firstOf(field.category ?? 0)
    case 'yesNo':
      return option(options[0])
    case 'groups':
      return ''
    case 'image':
    case 'files':
      return context.firstOf('media')
    case 'money':
      return amountCell(390, currency)
    case 'quantity':
      return '12'
    case 'measure':
      return `250 ${options.at(-1)}`
    case 'day':
      return '2026-12-24'
    case 'moment':
      return '2026-12-24 18:00'
    case 'dayHours':
      return '10:00-14:00'
    case 'weekHours':
      return localizeHours('Mo-Fr 07:00-23:00; Sa 08:00-02:00; Su off', language)
    case 'link':
      return 'https://www.example.com'
    case 'video':
      return 'https://youtu.be/dQw4w9WgXcQ'
    case 'blocks':
      return ''
    case 'rows':
      return rowLines([exampleRow(field.rows?.fields ?? [], context)])
    default:
      return field.wire === 'slug'
        ? ''
        : (field.example ?? localizeLabel(language, new Label(field.label)))
  }
}

function exampleRow(fields: readonly Field[], context: ExampleWords) {
  const cells = fields.map((field) => {
    return [field.wire, exampleCell({ heading: field.wire, field, part: null }, context)]
  })
  return Object.fromEntries(cells)
}

/** Well-known options of long lists. */
const preferredOptions = ['DE', 'Europe/Berlin']
