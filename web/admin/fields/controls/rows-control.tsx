import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { NestingProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'

/** What drags them is as much as half of the other controls: it is loaded where rows are drawn. */
const DraggedRows = lazy(async () => ({
  default: (await import('./lists/dragged-rows.tsx')).DraggedRows,
}))

export function RowsControl(props: NestingProps) {
  const { label, description } = fieldWords(props.field)
  return (
    <Suspense
      fallback={
        <Input.Wrapper label={label} labelElement="div" description={description} aria-busy="true">
          <Skeleton height={180} radius="md" />
        </Input.Wrapper>
      }
    >
      <DraggedRows {...props} />
    </Suspense>
  )
}
