import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Json } from '#catalogue/json.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { currentLocale, t } from '#web/admin/i18n/translate.ts'
import { decimalsOf, editedNumber, typedNumber } from './typed-number.ts'

interface NumberBoxProps extends ControlProps {
  value: number | null
  decimals: number
  /** Does it always show them all, as money does? */
  isFull?: boolean
  /** What stands behind the box. */
  unit: string | null
  /** From what is shown to what the field keeps. */
  kept: (number: number) => number
}

/**
 * A number in the signs of the reader's language. What is no such number stays as it was typed, is
 * said to be wrong when the box is left, and is sent as it is, so that no save loses it unseen.
 */
export function NumberBox(props: NumberBoxProps) {
  const { field, row, change, error, value, decimals, isFull = false, unit, kept } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(true)
  const locale = currentLocale()
  const shown = value === null ? textOf(row[field.wire]) : written(value)
  const text = typed ?? shown
  const isWrong = isLeft && text.trim() !== '' && !isFine(typedNumber(text, locale))

  function isFine(number: number | null): number is number {
    return number !== null && decimalsOf(number) <= decimals
  }

  function written(number: number) {
    return editedNumber(number, locale, decimals, isFull ? decimals : 0)
  }

  function wrongWords() {
    return decimals === 0
      ? t('field.wrongWhole', { example: written(250) })
      : t('field.wrongNumber', { example: written(12.5), most: decimals })
  }

  function type(next: string) {
    setTyped(next)
    const number = typedNumber(next, locale)
    if (next.trim() === '') change({ [field.wire]: null })
    else change({ [field.wire]: isFine(number) ? kept(number) : next })
  }

  return (
    <TextInput
      {...fieldWords(field)}
      withAsterisk={field.required}
      aria-required={field.required}
      error={isWrong ? wrongWords() : error}
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

/** What was typed and is no number. */
function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}
