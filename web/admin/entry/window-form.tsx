import { Group, Text } from '@mantine/core'
import { without } from '#web/admin/form/field-errors.ts'
import { MomentInput } from '#web/admin/moments/moment-input.tsx'
import { timeAt } from '#web/admin/moments/time-at.ts'
import type { CardContentProps } from '#web/admin/section-card/card-content.tsx'
import { say } from '#web/admin/speech/speech.ts'
import { windowFields } from './window-fields.ts'

type WindowFormProps = Pick<CardContentProps, 'form' | 'refusals'>

/** Since when and until when visitors see an entry, by the clocks of the brand. */
export function WindowForm({ form: { content, change }, refusals }: WindowFormProps) {
  return (
    <>
      <Text size="sm" c="dimmed">
        {say('entry.windowMeans')}
      </Text>
      <Group align="flex-start" gap="md">
        {windowFields().map(({ wire, label }) => (
          <MomentInput
            key={wire}
            label={label}
            error={refusals.errors.values[wire] ?? null}
            value={timeAt(content.values, wire)}
            onChange={(value) => {
              change({ ...content, values: { ...content.values, [wire]: value } })
              const values = without(refusals.errors.values, [wire])
              refusals.setErrors({ ...refusals.errors, values })
            }}
          />
        ))}
      </Group>
    </>
  )
}
