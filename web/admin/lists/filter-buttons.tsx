import { Button, Group } from '@mantine/core'
import { t } from '#web/admin/i18n/translate.ts'

interface FilterButtonsProps<Value> {
  options: readonly { label: string; value: Value }[]
  value: Value
  onChange: (value: Value) => void
}

export function FilterButtons<Value>({ options, value, onChange }: FilterButtonsProps<Value>) {
  return (
    <Group gap={6} role="group" aria-label={t('history.filter')}>
      {options.map((option) => (
        <Button
          key={option.label}
          size="compact-md"
          fw={500}
          variant={option.value === value ? 'filled' : 'default'}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </Group>
  )
}
