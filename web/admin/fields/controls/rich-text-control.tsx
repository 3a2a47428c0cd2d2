import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { useWriting } from '#web/admin/fields/writing.ts'

/** The editor is more than all the other controls together: it is loaded where one is drawn. */
const RichTextEditor = lazy(async () => ({
  default: (await import('#web/admin/rich-text/rich-text-editor.tsx')).RichTextEditor,
}))

export function RichTextControl({ field, row, change, error }: ControlProps) {
  const { label, description } = fieldWords(field)
  const writing = useWriting()
  return (
    <Suspense
      fallback={
        <Input.Wrapper label={label} labelElement="div" description={description} aria-busy="true">
          <Skeleton height={228} radius="md" />
        </Input.Wrapper>
      }
    >
      <RichTextEditor
        label={label}
        description={description}
        isRequired={field.required}
        error={error}
        value={row[field.wire] ?? null}
        change={(value) => change({ [field.wire]: value })}
        writing={writing}
      />
    </Suspense>
  )
}
