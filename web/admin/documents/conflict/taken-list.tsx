import { Stack, Text, Title } from '@mantine/core'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import type { LocalizedMergedChange } from '#web/admin/documents/difference/localized-merge.ts'
import { t } from '#web/admin/i18n/translate.ts'

interface TakenListProps {
  told: readonly LocalizedMergedChange[]
  /** Is something left to choose? */
  isAsked: boolean
}

const parts = [
  { by: 'mine', title: 'conflict.onlyMine', after: 'conflict.mine' },
  { by: 'theirs', title: 'conflict.onlyTheirs', after: 'conflict.theirs' },
  { by: 'both', title: 'conflict.alike', after: 'conflict.both' },
] as const

/** What is put together without a question, and whose it is. */
export function TakenList({ told, isAsked }: TakenListProps) {
  const isMine = told.some(({ by }) => by === 'mine')
  return (
    <>
      {!isAsked && (
        <Text fw={600}>{isMine ? t('conflict.different') : t('conflict.alreadyIn')}</Text>
      )}
      {parts.map(({ by, title, after }) => {
        const differences = told.filter((one) => one.by === by).map((one) => one.difference)
        if (differences.length === 0) return null
        return (
          <Stack key={by} gap="sm" component="section">
            <Title order={3} size="h5">
              {t(title)}
            </Title>
            <DifferenceList
              label={t(title)}
              differences={differences}
              sides={{ before: t('conflict.before'), after: t(after) }}
            />
          </Stack>
        )
      })}
    </>
  )
}
