import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { localTime, matchingMoments, resolveLocalTime } from '#catalogue/time/zone.ts'
import { useTimeZone } from '#web/admin/api/brand.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels } from '#web/admin/fields/field-labels.ts'
import { type Row, textAt } from '#web/admin/fields/row.ts'
import { formatClock, formatDay, formatZone } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'

export function MomentControl({ field, row, onChange, error }: ControlProps) {
  return (
    <MomentInput
      {...fieldLabels(field)}
      isRequired={field.required}
      zone={field.zoneKey === undefined ? '' : textAt(row, field.zoneKey)}
      error={error}
      value={timeAt(row, field.wire)}
      onChange={(value) => onChange({ [field.wire]: value })}
    />
  )
}

export function DayControl({ field, row, onChange, error }: ControlProps) {
  return (
    <DayInput
      {...fieldLabels(field)}
      isRequired={field.required}
      error={error}
      value={timeAt(row, field.wire)}
      onChange={(value) => onChange({ [field.wire]: value })}
    />
  )
}

function timeAt(row: Row, wire: string): string | null {
  const value = row[wire]
  return typeof value === 'string' ? value : null
}

interface TimeInputProps {
  label: string
  description?: string | null
  isRequired?: boolean
  /** ISO 8601; an incomplete value is stored as it is. */
  value: string | null
  /** Gets '' for an incomplete value, which the server rejects. */
  onChange: (value: string | null) => void
  error?: string | null
}

interface MomentInputProps extends TimeInputProps {
  /** An IANA name; the brand's zone when left out or empty. */
  zone?: string
}

function byWhichClocks(zone: string, isBrands: boolean): string {
  return isBrands ? t('time.zone', { zone }) : t('time.zoneThere', { zone })
}

/**
 * Renders a moment by the clocks of a time zone. A time that clocks skip or repeat when they change
 * is resolved as people mean it, with a note.
 */
export function MomentInput(props: MomentInputProps) {
  const { label, description, isRequired = false, value, onChange, error } = props
  const brandZone = useTimeZone()
  const zone = props.zone || brandZone
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(true)
  const at = value ? Date.parse(value) : Number.NaN
  const isMoment = zone !== null && !Number.isNaN(at)
  const stored = isMoment ? localTime(zone, at) : ''

  function type(box: HTMLInputElement) {
    setTyped(box.value)
    if (box.value === '') onChange(emptyOf(box))
    else if (zone) onChange(new Date(resolveLocalTime(zone, box.value)).toISOString())
  }

  // Of what is typed in part into an empty box, browsers say nothing before.
  function leave(box: HTMLInputElement) {
    if (box.value === '' && value !== emptyOf(box)) onChange(emptyOf(box))
  }

  return (
    <div>
      <TextInput
        type="datetime-local"
        label={label}
        description={[description, zone && byWhichClocks(formatZone(zone, at), !props.zone)]
          .filter(Boolean)
          .join(' · ')}
        withAsterisk={isRequired}
        aria-required={isRequired}
        error={value === '' ? t('time.partMoment') : error}
        disabled={zone === null}
        min="1970-01-02T00:00"
        max="9999-12-30T23:59"
        maw={280}
        // The typed text stays until the box is left, even where it resolves to another time.
        value={isLeft ? stored : typed}
        onFocus={() => {
          setTyped(stored)
          setLeft(false)
        }}
        onBlur={({ currentTarget: box }) => {
          setLeft(true)
          leave(box)
        }}
        onChange={(event) => type(event.currentTarget)}
      />
      <Text size="sm" c="dimmed" mt={4} role="status">
        {isMoment && noteOf(zone, typed || stored, at)}
      </Text>
      {isMoment && <Hint>{formatClock(zone, at)}</Hint>}
    </div>
  )
}

/** Returns null for an empty box, '' for one that was filled in incompletely. */
function emptyOf({ validity }: HTMLInputElement): '' | null {
  return validity.badInput ? '' : null
}

/** Returns the note about a time that clocks skip or repeat, while it is still the value. */
function noteOf(zone: string, typed: string, at: number): string | null {
  const moments = matchingMoments(zone, typed)
  if (moments.length === 0 && resolveLocalTime(zone, typed) === at) {
    return t('time.skipped', { time: formatClock(zone, at) })
  }
  const [first, second] = matchingMoments(zone, localTime(zone, at))
  if (second === undefined) return null
  return t(first === at ? 'time.first' : 'time.second')
}

function DayInput(props: TimeInputProps) {
  const { label, description, isRequired = false, value, onChange, error } = props

  return (
    <div>
      <TextInput
        type="date"
        label={label}
        description={description}
        withAsterisk={isRequired}
        aria-required={isRequired}
        error={value === '' ? t('time.partDay') : error}
        min="1970-01-01"
        max="9999-12-31"
        maw={220}
        value={value ?? ''}
        onChange={({ currentTarget: box }) => onChange(box.value || emptyOf(box))}
        // Of what is typed in part into an empty box, browsers say nothing before.
        onBlur={({ currentTarget: box }) => {
          if (box.value === '' && value !== emptyOf(box)) onChange(emptyOf(box))
        }}
      />
      {value && (
        <Text size="sm" c="dimmed" mt={4}>
          {formatDay(value)}
        </Text>
      )}
    </div>
  )
}
