import { Input, Stack } from '@mantine/core'
import { useId } from 'react'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { SpansEditor } from './spans-editor.tsx'
import { spansAt } from './week-hours.ts'

/** The hours of a day that has its own. */
export function DayHoursControl({ field, row, change, error }: ControlProps) {
  const id = useId()
  const { label, description } = fieldWords(field)
  return (
    <Stack gap="xs" role="group" aria-labelledby={`${id}-label`}>
      <Input.Label component="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description && <Input.Description>{description}</Input.Description>}
      <SpansEditor
        name={label}
        spans={spansAt(field, row)}
        change={(spans) => change({ [field.wire]: spans })}
        error={error}
        errorId={`${id}-error`}
      />
    </Stack>
  )
}
