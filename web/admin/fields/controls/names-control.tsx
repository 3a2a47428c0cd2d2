import { TagsInput } from '@mantine/core'
import { limits } from '#catalogue/limits.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { namesAt } from '#web/admin/fields/words-of.ts'
import { useWriting } from '#web/admin/fields/writing.ts'
import { t } from '#web/admin/i18n/translate.ts'

export function NamesControl({ field, row, change, error }: ControlProps) {
  return (
    <TagsInput
      {...fieldWords(field, t('field.namesHint'))}
      {...useWriting()}
      error={error}
      maxTags={field.max ?? limits.items}
      value={namesAt(row, field.wire)}
      onChange={(names) => change({ [field.wire]: names.map((name) => ({ name })) })}
    />
  )
}
