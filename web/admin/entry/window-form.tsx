import { Group, Text, TextInput } from '@mantine/core'
import { without } from '#web/admin/form/field-errors.ts'
import { textAt } from '#web/admin/rows/row.ts'
import type { CardContentProps } from '#web/admin/section-card/card-content.tsx'
import { say } from '#web/admin/speech/speech.ts'
import { isoOf, localOf } from './local-moment.ts'
import { windowFields } from './window-fields.ts'

type WindowFormProps = Pick<CardContentProps, 'form' | 'refusals'>

/** Since when and until when visitors see an entry, in the reader's own time. */
export function WindowForm({ form: { content, change }, refusals }: WindowFormProps) {
  return (
    <>
      <Text size="sm" c="dimmed">
        {say('entry.windowMeans')}
      </Text>
      <Group align="flex-start" gap="md">
        {windowFields().map(({ wire, label }) => (
          <TextInput
            key={wire}
            type="datetime-local"
            label={label}
            error={refusals.errors.values[wire] ?? null}
            value={localOf(textAt(content.values, wire))}
            onChange={({ currentTarget: { value } }) => {
              change({ ...content, values: { ...content.values, [wire]: isoOf(value) } })
              const values = without(refusals.errors.values, [wire])
              refusals.setErrors({ ...refusals.errors, values })
            }}
          />
        ))}
      </Group>
    </>
  )
}
