import { Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Json } from '#catalogue/json.ts'
import { minorDigits } from '#catalogue/messages/figure.ts'
import { asciiDigits } from '#catalogue/text/fold-text.ts'
import { useCurrency } from '#web/admin/api/brand.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels } from '#web/admin/fields/field-labels.ts'
import { idAt, textAt } from '#web/admin/fields/row.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'

interface NumberBoxProps extends ControlProps {
  value: number | null
  decimals: number
  /** Whether all decimals are always shown, as for money. */
  isFull?: boolean
  unit: string | null
  /** Converts the shown number to the stored one. */
  kept: (number: number) => number
}

/**
 * Renders a number in the reader's notation. Invalid text stays, is marked when the box is left,
 * and is sent as it is, so that no save drops it silently.
 */
function NumberBox(props: NumberBoxProps) {
  const { field, row, onChange, error, value, decimals, isFull = false, unit, kept } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(true)
  const locale = currentLocale()
  const numberText = value === null ? textOf(row[field.wire]) : written(value)
  const text = typed ?? numberText
  const isWrong = isLeft && text.trim() !== '' && !isFine(typedNumber(text, locale))

  function isFine(number: number | null): number is number {
    return number !== null && decimalsOf(number) <= decimals
  }

  function written(number: number) {
    return editedNumber(number, locale, decimals, isFull ? decimals : 0)
  }

  function errorMessage() {
    return decimals === 0
      ? t('field.wrongWhole', { example: written(250) })
      : t('field.wrongNumber', { example: written(12.5), most: decimals })
  }

  function type(next: string) {
    setTyped(next)
    const number = typedNumber(next, locale)
    if (next.trim() === '') onChange({ [field.wire]: null })
    else onChange({ [field.wire]: isFine(number) ? kept(number) : next })
  }

  return (
    <TextInput
      {...fieldLabels(field)}
      withAsterisk={field.required}
      aria-required={field.required}
      error={isWrong ? errorMessage() : error}
      maw={280}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      rightSection={unit && <Text size="sm">{unit}</Text>}
      rightSectionWidth={unit ? 16 + unit.length * 10 : undefined}
      rightSectionPointerEvents="none"
      value={text}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true)
        setTyped(null)
      }}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** The most digits before the decimal sign: a float would lose the last ones of a longer number. */
const mostDigits = 12

/**
 * Parses a number as people of this locale type it, or returns null: `1.234,50` and `1234,5` in
 * German, `١٢٫٥` in Arabic. The thousands sign counts as a decimal sign where it cannot group
 * thousands (`5.99`). Currency signs and spaces are ignored; west and south begin with a minus.
 */
export function typedNumber(text: string, locale: string): number | null {
  const decimal = decimalSign(locale)
  const groupSign = decimal === ',' ? '.' : ','
  const signed = asciiNumber(text).replaceAll(/[\s\p{Sc}\p{Cf}'’]/gu, '')
  const isNegative = /^[-−]/.test(signed)
  const bare = isNegative ? signed.slice(1) : signed
  const [whole = '', ...parts] = bare.includes(decimal)
    ? withoutGroups(bare, groupSign, decimal).split(decimal)
    : splitAtOther(bare, groupSign)
  const fraction = parts[0] ?? ''
  if (parts.length > 1 || !/^\d*$/.test(whole + fraction) || whole + fraction === '') return null
  if (whole.length > mostDigits) return null
  const size = Number(`${whole || '0'}.${fraction || '0'}`)
  return isNegative && size !== 0 ? -size : size
}

/** Formats a number for editing: in the reader's notation, without grouping. */
export function editedNumber(number: number, locale: string, decimals: number, atLeast = 0) {
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: atLeast,
    maximumFractionDigits: decimals,
  }).format(number)
}

export function decimalsOf(number: number): number {
  return String(number).split('.')[1]?.length ?? 0
}

function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return asciiNumber(parts.find(({ type }) => type === 'decimal')?.value ?? '.')
}

function asciiNumber(text: string): string {
  return asciiDigits(text.normalize('NFKC')).replaceAll('٫', '.').replaceAll('٬', '')
}

function withoutGroups(text: string, groupSign: string, decimal: string): string {
  const [whole = '', ...rest] = text.split(decimal)
  return [ungrouped(whole, groupSign) ?? whole, ...rest].join(decimal)
}

/** Splits at a single thousands sign that is not followed by exactly three digits. */
function splitAtOther(text: string, groupSign: string): string[] {
  const whole = ungrouped(text, groupSign)
  return whole === null ? text.split(groupSign) : [whole]
}

/** Returns the digits without grouping signs; null where those are misplaced. */
function ungrouped(text: string, sign: string): string | null {
  const [first = '', ...groups] = text.split(sign)
  const areThousands = /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
  if (groups.length > 0 && !areThousands) return null
  return [first, ...groups].join('')
}

/** Renders an amount, typed in whole units and stored in minor ones. */
export function MoneyControl(props: ControlProps) {
  const currency = useCurrency()
  const digits = minorDigits(currency)
  const { currencyKey = '' } = props.field
  const entryCurrency = textAt(props.row, currencyKey) || currency
  const minor = idAt(props.row, props.field.wire)
  return (
    <NumberBox
      {...props}
      value={minor === null ? null : minor / 10 ** digits}
      decimals={digits}
      isFull
      unit={entryCurrency && signOf(entryCurrency)}
      kept={(amount) => Math.round(amount * 10 ** digits)}
    />
  )
}

function signOf(currency: string): string {
  const format = new Intl.NumberFormat(currentLocale(), { style: 'currency', currency })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

export function QuantityControl(props: ControlProps) {
  const { unit, decimals } = props.field.figure ?? { unit: null, decimals: 0 }
  return (
    <NumberBox
      {...props}
      value={idAt(props.row, props.field.wire)}
      decimals={decimals}
      unit={unit === null ? null : labelled(unit)}
      kept={(number) => number}
    />
  )
}

/** Renders an amount and its unit beside it. */
export function MeasureControl({ field, row, onChange, ...rest }: ControlProps) {
  const { wire, options = [] } = field
  const value = row[wire]
  const measure = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const [newUnit, setNewUnit] = useState(options[0]?.value ?? '')
  const unit = textOf(measure.unit) || newUnit
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <NumberBox
        {...rest}
        field={field}
        row={{ [wire]: measure.amount ?? null }}
        value={typeof measure.amount === 'number' ? measure.amount : null}
        decimals={1}
        unit={null}
        kept={(number) => number}
        onChange={({ [wire]: amount = null }) =>
          onChange({ [wire]: amount === null ? null : { amount, unit } })
        }
      />
      <NativeSelect
        aria-label={t('field.unitOf', { label: labelled(field.label) })}
        w={80}
        value={unit}
        data={options.map((one) => ({ value: one.value, label: labelled(one.label) }))}
        onChange={({ currentTarget: { value: next } }) => {
          setNewUnit(next)
          if (value) onChange({ [wire]: { ...measure, unit: next } })
        }}
      />
    </Group>
  )
}
