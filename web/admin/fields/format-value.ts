import type { Field, FieldKind } from '#catalogue/field.ts'
import { type Measure, measureIn } from '#catalogue/fields/measure.ts'
import type { Json } from '#catalogue/json.ts'
import { kindsIn, levelIn, thingIn } from '#catalogue/menu-law/kinded-level.ts'
import { Figure, type FigureUnit, localizeFigure, minorDigits } from '#catalogue/messages/figure.ts'
import { localizedSpans } from '#catalogue/opening/localized-hours.ts'
import { isSpan } from '#catalogue/opening/week.ts'
import { loadedCurrency, loadedTimeZone } from '#web/admin/api/brand.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { formatDay, formatMomentIn } from '#web/admin/i18n/format-date.ts'
import { localized } from '#web/admin/i18n/localized.ts'
import { currentLocale, formatList, labelled, t } from '#web/admin/i18n/translate.ts'
import { idAt, type Row, rowsAt, textAt, thingsAt } from './row.ts'
import { menuLinks, valueAt } from './sent-of.ts'

type Formatter = (field: Field, row: Row) => string

const asText: Formatter = (field, row) => textAt(row, field.wire)

/** A field's value in words, by kind. */
const formatters: Record<FieldKind, Formatter> = {
  text: asText,
  longText: asText,
  moment: (field, row) => formatMomentField(field, row),
  day: (field, row) => formatDay(textAt(row, field.wire)),
  richText: (field, row) => field.text(row[field.wire] ?? null, new Map()),
  link: asText,
  video: asText,
  phone: asText,
  weekHours: formatWeek,
  dayHours: (field, row) => localized(localizedSpans(spansAt(field, row))),
  namedTexts: formatNamedTexts,
  choice: (field, row) => formatOptions(field, [textAt(row, field.wire)]),
  colour: asText,
  // A block is called by its kind.
  constant: (field, row) => formatList(field.names?.(row[field.wire] ?? null).map(labelled) ?? []),
  choices: (field, row) => formatOptions(field, textsAt(row, field.wire)),
  money: (field, row) => formatMoney(idAt(row, field.wire), textAt(row, field.currencyKey ?? '')),
  quantity: (field, row) => formatFigure(idAt(row, field.wire), field.figure ?? { unit: null }),
  measure: (field, row) => formatMeasure(measureIn(row[field.wire])),
  levels: formatLevels,
  references: formatNames,
  groups: formatNames,
  files: (field, row) => formatList(thingsAt(row, field.wire).map(({ name }) => name)),
  rows: formatRows,
  blocks: formatRows,
  yesNo: (field, row) => formatOptions(field, [String(row[field.wire] === true)]),
  names: (field, row) => formatList(namesAt(row, field.wire)),
  image: (field, row) => formatPicture(field, row),
  entity: (_field, row) => textAt(row, 'entity_name'),
  pageList: (_field, row) => formatList(menuLinks(row).map(({ name }) => labelled(name))),
}

function formatNames(field: Field, row: Row): string {
  return formatList(thingsAt(row, field.wire).map(({ id, name }) => name || `#${id}`))
}

export function formatValue(field: Field, row: Row): string {
  return formatters[field.kind](field, row)
}

export function levelsAt(field: Field, row: Row): Record<string, string> {
  const value = row[field.wire] ?? field.empty
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).map(([name, level]) => [name, levelIn(level) ?? '']),
  )
}

/** Returns a moment, also by the clocks it was set by; invalid text as it is. */
function formatMomentField({ wire, zoneKey }: Field, row: Row): string {
  const text = textAt(row, wire)
  const zone = (zoneKey !== undefined && textAt(row, zoneKey)) || loadedTimeZone()
  return Number.isNaN(Date.parse(text)) ? text : formatMomentIn(text, zone)
}

function formatNamedTexts(field: Field, row: Row): string {
  const texts = namedTextsAt(field, row)
  const lines = (field.options ?? []).flatMap(({ value, label }) => {
    const words = texts[value] ?? ''
    return words === '' ? [] : [t('change.pair', { name: labelled(label), words })]
  })
  return lines.join('\n')
}

/** Returns the texts by name, from responses' `{ key, value }`. */
export function namedTextsAt(field: Field, row: Row): Record<string, string> {
  const list = row[field.wire]
  const pairs = (Array.isArray(list) ? list : []).flatMap((one) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return []
    return typeof one.key === 'string' ? [[one.key, String(one.value ?? '')] as const] : []
  })
  return Object.fromEntries(pairs)
}

function formatRows({ wire, rows }: Field, row: Row): string {
  const lines = rowsAt(row, wire).map((one) => {
    const [naming, ...rest] = rows?.fieldsOf(idAt(one, 'id'), one.kind) ?? []
    const name = naming ? formatValue(naming, one) : ''
    const others = rest.flatMap((field) => {
      const words = formatValue(field, one)
      return words === '' ? [] : [t('change.pair', { name: labelled(field.label), words })]
    })
    return [name || '–', ...others].join(' · ')
  })
  return lines.join('\n')
}

function formatLevels(field: Field, row: Row): string {
  const chosen = levelsAt(field, row)
  const groups = (field.options ?? []).flatMap(({ value, label }) => {
    const atLevel = field.levels?.items.filter((thing) => chosen[thing.value] === value) ?? []
    if (atLevel.length === 0) return []
    const words = formatList(atLevel.map((thing) => formatThing(thing, row[field.wire])))
    return [t('change.pair', { name: labelled(label), words })]
  })
  return groups.join(' · ')
}

type Thing = NonNullable<Field['levels']>['items'][number]

function formatThing({ value, label, kinds }: Thing, levels: Json | undefined): string {
  const named = kindsIn(thingIn(levels, value)) ?? []
  const labels = kinds.flatMap((kind) => (named.includes(kind.value) ? labelled(kind.label) : []))
  if (labels.length === 0) return labelled(label)
  return t('change.kinds', { name: labelled(label), kinds: formatList(labels) })
}

/** Returns a number with its unit in the reader's notation; '' for none. */
/** Formats an amount stored in minor units of the brand's currency, in its own currency. */
function formatMoney(minor: number | null, own: string): string {
  const brand = loadedCurrency()
  if (own === '' || minor === null) return formatFigure(minor, { currency: brand })
  const scale = 10 ** (minorDigits(own) - minorDigits(brand))
  return formatFigure(minor * scale, { currency: own })
}

function formatFigure(number: number | null, of: FigureUnit): string {
  return number === null ? '' : localizeFigure(currentLocale(), new Figure(number, of), labelled)
}

function formatMeasure(measure: Measure | null): string {
  return measure ? formatFigure(measure.amount, { unit: measure.unit }) : ''
}

function formatWeek(field: Field, row: Row): string {
  const value = valueAt(field, row)
  const parts = field.parts?.of(value) ?? []
  return parts.map((part) => localized(field.parts?.text(part, new Map()) ?? '')).join('\n')
}

function spansAt(field: Field, row: Row) {
  const spans = valueAt(field, row)
  return Array.isArray(spans) ? spans.filter(isSpan) : []
}

export function textsAt(row: Row, wire: string): string[] {
  const list = row[wire]
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
}

function formatOptions(field: Field, values: string[]): string {
  const labels = new Map(field.options?.map(({ value, label }) => [value, label]))
  return formatList(values.map((value) => labelled(labels.get(value) ?? value)))
}

export function namesAt(row: Row, wire: string): string[] {
  const list = row[wire]
  return Array.isArray(list) ? list.map(nameOf) : []
}

function nameOf(value: Json): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  return typeof value.name === 'string' ? value.name : ''
}

function formatPicture(field: Field, row: Row): string {
  const picture = pictureAt(field, row)
  return picture ? picture.alt || t('form.picture', { id: String(picture.id) }) : ''
}
