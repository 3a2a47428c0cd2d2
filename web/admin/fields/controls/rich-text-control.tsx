import { Input, Skeleton } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { useWriting } from '#web/admin/fields/writing.ts'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'

/** The editor is more than all the other controls together: it is loaded where one is drawn. */
const RichTextEditor = partLater(
  async () => (await import('#web/admin/fields/rich-text/rich-text-editor.tsx')).RichTextEditor,
  ({ label, description }) => (
    <Input.Wrapper label={label} labelElement="div" description={description} aria-busy="true">
      <Skeleton height={228} radius="md" />
    </Input.Wrapper>
  ),
)

export function RichTextControl({ field, row, change, error }: ControlProps) {
  const { label, description } = fieldWords(field)
  const writing = useWriting()
  return (
    <RichTextEditor
      label={label}
      description={description}
      isRequired={field.required}
      error={error}
      value={row[field.wire] ?? null}
      change={(value) => change({ [field.wire]: value })}
      writing={writing}
    />
  )
}
