import { Fieldset, Stack, Text, Textarea } from '@mantine/core'
import { limits } from '#catalogue/limits.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { pasting } from '#web/admin/fields/normalize-paste.ts'
import { counted } from '#web/admin/fields/text-count.tsx'
import { namedTextsAt } from '#web/admin/fields/words-of.ts'
import { useWriting } from '#web/admin/fields/writing.ts'
import { labelled } from '#web/admin/i18n/translate.ts'

/** One box for each name: they neither come nor go. */
export function NamedTextsControl({ field, row, change, error }: ControlProps) {
  const texts = namedTextsAt(field, row)
  const names = field.options ?? []
  const writing = useWriting()
  const { label, description } = fieldWords(field)
  const isLong = (name: string) => (texts[name] ?? '').length > limits.plainText
  // The refusal is about one that is too long, else it names the first that is empty.
  const wrong =
    names.find(({ value }) => isLong(value)) ?? names.find(({ value }) => !texts[value]) ?? names[0]

  function set(name: string, text: string) {
    const next = names.map(({ value }) => ({
      key: value,
      value: value === name ? text : (texts[value] ?? ''),
    }))
    change({ [field.wire]: next })
  }

  return (
    <Fieldset legend={label}>
      <Stack gap="sm">
        {description && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
        {names.map(({ value, label: name }) => (
          <Textarea
            key={value}
            label={labelled(name)}
            withAsterisk={field.required}
            aria-required={field.required}
            autosize
            minRows={2}
            {...writing}
            {...counted(texts[value] ?? '', limits.plainText)}
            {...pasting(false)}
            error={wrong?.value === value ? error : undefined}
            value={texts[value] ?? ''}
            onChange={(event) => set(value, event.currentTarget.value)}
          />
        ))}
      </Stack>
    </Fieldset>
  )
}
