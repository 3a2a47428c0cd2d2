import { Group, Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Collection } from '#catalogue/declaration.ts'
import { importProgressQuery } from '#web/admin/api/entry-queries.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { percentWords } from '#web/admin/media/files/size-words.ts'

interface ImportProgressProps {
  collection: Collection
  running: 'looking' | 'bringing'
  /** How much of the file has left, 0 to 1. */
  share: number
}

/** How far it is, in a bar and in words; nothing but that it runs where nobody knows. */
export function ImportProgress({ collection, running, share }: ImportProgressProps) {
  const { data } = useQuery(importProgressQuery(collection, running))
  const known = data?.running
  const part = known && known.total > 0 ? Math.min(1, known.done / known.total) : null
  const label = running === 'looking' ? t('import.looking') : t('import.bringing')
  const shown = share < 1 ? share : part
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" mb={6}>
        <Text size="sm">{label}</Text>
        <Text size="sm" c="dimmed">
          {shown === null ? '' : percentWords(shown)}
        </Text>
      </Group>
      <Progress.Root size="md">
        <Progress.Section
          value={(shown ?? 1) * 100}
          animated={shown === null}
          color="ink"
          aria-label={label}
        />
      </Progress.Root>
    </div>
  )
}
