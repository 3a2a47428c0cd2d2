import { Text, TextInput } from '@mantine/core'
import { dayWords } from '#web/admin/i18n/clock-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { emptyOf, type TimeInputProps } from './moment-input.tsx'

/** A day of the calendar, typed or picked. */
export function DayInput(props: TimeInputProps) {
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
          {dayWords(value)}
        </Text>
      )}
    </div>
  )
}
