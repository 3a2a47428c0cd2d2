import type { Field } from '../field.ts'
import { localizeLabel } from '../messages/labels/localize-label.ts'
import { Label } from '../messages/message.ts'
import { amountCell } from './amount-cell.ts'
import type { Column, TableContext } from './cells.ts'
import { localizeHours } from './localize-hours.ts'
import { optionLabel } from './option-labels.ts'
import { rowLines } from './row-lines.ts'
import type { CellName } from './unread.ts'

/** What stands for the id of a row that only shows what cells look like. */
export const exampleId = 'example'

interface ExampleWords extends TableContext {
  /** The name of something that a cell may refer to; '' where there is nothing yet. */
  firstOf(among: CellName['among']): string
}

/** Returns what a cell of a column may look like. */
export function exampleCell({ field, part }: Column, words: ExampleWords): string {
  const { language, currency } = words
  const options = (field.options ?? []).map(({ value }) => value).filter(Boolean)
  const option = (value = '') => optionLabel(field, value, language)
  if (part !== null) return option(options[0])
  switch (field.kind) {
    case 'choice':
      return option(preferred.find((one) => options.includes(one)) ?? options[0])
    case 'choices':
      return options.slice(0, 2).map(option).join('; ')
    case 'references':
      return words.firstOf(field.category ?? 0)
    case 'image':
    case 'files':
      return words.firstOf('media')
    case 'money':
      return amountCell(390, currency)
    case 'quantity':
      return '12'
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
    case 'rows':
      return rowLines([exampleRow(field.rows?.fields ?? [], words)])
    default:
      // An address is made of the title.
      return field.wire === 'slug'
        ? ''
        : (field.example ?? localizeLabel(language, new Label(field.label)))
  }
}

function exampleRow(fields: readonly Field[], words: ExampleWords) {
  const cells = fields.map((field) => {
    return [field.wire, exampleCell({ heading: field.wire, field, part: null }, words)]
  })
  return Object.fromEntries(cells)
}

/** Of long lists, what most people know. */
const preferred = ['DE', 'Europe/Berlin']
