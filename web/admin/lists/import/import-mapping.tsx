import { MultiSelect, NativeSelect, Table, Text, TextInput } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { type WeekDay, weekDayNames, weekDays } from '#catalogue/opening/week.ts'
import { type AllergenList, allergenLists } from '#catalogue/spreadsheet/allergen-list.ts'
import { type Column, importColumnsOf } from '#catalogue/spreadsheet/columns.ts'
import type { ImportMapping } from '#web/admin/api/wire.gen.ts'
import { optionsOf, windowLabels } from '#web/admin/fields/field-labels.ts'
import { labelled, type PlainMessage, t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './import.module.css'

interface ImportMappingProps {
  collection: Collection
  mapping: ImportMapping
  onChange: (mapping: ImportMapping) => void
  isDisabled: boolean
}

/** The columns of another system's sheet beside ours, and values for what it lacks. */
export function MappingEditor({ collection, mapping, onChange, isDisabled }: ImportMappingProps) {
  const { columns, defaults, remembered } = mapping
  const options = [{ value: '', label: t('import.ignoreColumn') }, ...targetOptions(collection)]
  const missing = missingFields(collection, columns)

  function choose(heading: string, field: string) {
    const next = columns.map((one) => {
      return one.heading === heading ? { ...one, field: field === '' ? null : field } : one
    })
    onChange({ ...mapping, columns: next })
  }

  return (
    <fieldset className={styles.mapping} disabled={isDisabled}>
      <legend>{t('import.mapping')}</legend>
      <Text size="sm">{t(remembered ? 'import.mappingRemembered' : 'import.mappingGuessed')}</Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <section aria-label={t('import.mapping')} tabIndex={0} className={styles.rows}>
        <Table aria-label={t('import.mapping')} stickyHeader verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('import.theirColumn')}</Table.Th>
              <Table.Th scope="col">{t('import.ourField')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {columns.map(({ heading, field, samples }) => (
              <Table.Tr key={heading}>
                <Table.Th scope="row" className={styles.name}>
                  <bdi>{heading}</bdi>
                  <Hint>
                    <bdi>{samples.join(' · ')}</bdi>
                  </Hint>
                </Table.Th>
                <Table.Td>
                  <NativeSelect
                    aria-label={t('import.fieldOf', { heading })}
                    data={options}
                    value={field ?? ''}
                    onChange={({ currentTarget }) => choose(heading, currentTarget.value)}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {missing.length > 0 && (
        <>
          <Text size="sm" className={styles.hint}>
            <IconInfoCircle size={16} aria-hidden /> {t('import.defaults')}
          </Text>
          <div className={styles.defaults}>
            {missing.map((field) => (
              <DefaultControl
                key={field.wire}
                field={field}
                value={defaults[field.wire] ?? ''}
                onChange={(text) => {
                  onChange({ ...mapping, defaults: { ...defaults, [field.wire]: text } })
                }}
              />
            ))}
          </div>
        </>
      )}
    </fieldset>
  )
}

interface DefaultControlProps {
  field: Field
  value: string
  onChange: (text: string) => void
}

function DefaultControl({ field, value, onChange }: DefaultControlProps) {
  const label = labelled(field.label)
  const data = optionsOf(field).filter((one) => one.value !== '')
  if (field.kind === 'choices')
    return (
      <MultiSelect
        label={label}
        data={data}
        value={value.split('; ').filter(Boolean)}
        onChange={(chosen) => onChange(chosen.join('; '))}
      />
    )
  if (field.kind !== 'choice')
    return (
      <TextInput
        key={value}
        label={label}
        defaultValue={value}
        // Every change checks the file again, so not with each letter.
        onBlur={({ currentTarget }) =>
          currentTarget.value !== value && onChange(currentTarget.value)
        }
      />
    )
  // A field that is never empty begins with its usual value.
  const usual = typeof field.empty === 'string' ? field.empty : ''
  const none = usual === '' ? [{ value: '', label: t('import.noDefault') }] : []
  return (
    <NativeSelect
      label={label}
      data={[...none, ...data]}
      value={value || usual}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** Fields that a file often lacks because all its entries have the same: country, zone, category. */
function missingFields({ fields }: Collection, columns: ImportMapping['columns']): Field[] {
  const mapped = new Set(columns.map(({ field }) => field?.split('.')[0]))
  const kinds: Field['kind'][] = ['choice', 'choices', 'references']
  return fields.filter(({ kind, wire }) => kinds.includes(kind) && !mapped.has(wire))
}

/** The heading that names an entry by its number. */
const idColumn = 'id'

function targetOptions({ fields, window }: Collection): { value: string; label: string }[] {
  const columns = importColumnsOf(fields).map((column) => {
    return { value: column.heading, label: labelOf(column) }
  })
  const { starts, ends } = windowLabels(window)
  return [
    { value: idColumn, label: idColumn },
    ...columns,
    { value: 'starts_at', label: starts },
    { value: 'ends_at', label: ends },
  ]
}

function labelOf({ field, part }: Column): string {
  const name = labelled(field.label)
  return part === null ? name : t('collection.fact', { name, value: partLabel(field, part) })
}

function partLabel(field: Field, part: string): string {
  const [day, edge] = part.split('.')
  const dayName = weekDays.find((one) => one === day)
  if (dayName && edge) return t(edgeLabels[edge] ?? 'import.opensOn', { day: dayLabel(dayName) })
  if (dayName) return dayLabel(dayName)
  const list = allergenLists.find((one) => one === part)
  if (field.levels && list) return t(allergenLabels[list])
  const level = field.levels?.items.find(({ value }) => value === part)
  const option = field.kind === 'choices' && field.options?.find(({ value }) => value === part)
  if (option) return t('import.yesOrNo', { name: labelled(option.label) })
  const inside = level ?? field.rows?.fields.find(({ wire }) => wire === part)
  return labelled(inside?.label ?? part)
}

const edgeLabels: Readonly<Record<string, 'import.opensOn' | 'import.closesOn'>> = {
  opens: 'import.opensOn',
  closes: 'import.closesOn',
}

const allergenLabels = {
  contained: 'import.allergens.contained',
  complete: 'import.allergens.complete',
  alphabetI: 'import.allergens.alphabetI',
  alphabetL: 'import.allergens.alphabetL',
} as const satisfies Record<AllergenList, PlainMessage>

function dayLabel(day: WeekDay): string {
  return labelled(weekDayNames[day])
}
