import { Input, Skeleton } from '@mantine/core'
import type { NestingProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'

/** What drags them is as much as half of the other controls: it is loaded where rows are drawn. */
export const RowsControl = partLater<NestingProps>(
  async () => (await import('./lists/dragged-rows.tsx')).DraggedRows,
  ({ field }) => {
    const { label, description } = fieldWords(field)
    return (
      <Input.Wrapper label={label} labelElement="div" description={description} aria-busy="true">
        <Skeleton height={180} radius="md" />
      </Input.Wrapper>
    )
  },
)
