import { TagsInput } from '@mantine/core'
import { limits } from '#catalogue/limits.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { namesAt } from '#web/admin/fields/words-of.ts'

export function NamesControl({ field, row, change, error }: ControlProps) {
  return (
    <TagsInput
      label={field.label}
      description={field.hint ?? 'Type a name and press Enter'}
      error={error}
      maxTags={field.max ?? limits.items}
      value={namesAt(row, field.wire)}
      onChange={(names) => change({ [field.wire]: names.map((name) => ({ name })) })}
    />
  )
}
