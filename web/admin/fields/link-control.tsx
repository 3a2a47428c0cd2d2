import { TextInput } from '@mantine/core'
import { limits } from '#catalogue/limits.ts'
import { textAt } from '#web/admin/form/row.ts'
import type { ControlProps } from './control.ts'

export function LinkControl({ field, row, change, error }: ControlProps) {
  return (
    <TextInput
      label={field.label}
      description={field.hint ?? 'A page of this site, such as /menu, or an address with https://'}
      withAsterisk={field.required}
      error={error}
      inputMode="url"
      spellCheck={false}
      autoCapitalize="none"
      maxLength={limits.url}
      value={textAt(row, field.wire)}
      onChange={(event) => change({ [field.wire]: event.currentTarget.value })}
    />
  )
}
