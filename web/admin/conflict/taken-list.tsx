import { Stack, Text, Title } from '@mantine/core'
import type { Told } from '#catalogue/change/merge-in-words.ts'
import { DifferenceList } from '#web/admin/difference/difference-list.tsx'

interface TakenListProps {
  told: readonly Told[]
  /** Is something left to choose? */
  isAsked: boolean
}

const parts = [
  { by: 'mine', title: 'Only you changed', after: 'Yours' },
  { by: 'theirs', title: 'Only the current version changed', after: 'Current version' },
  { by: 'both', title: 'You both changed alike', after: 'Both' },
] as const

/** What is put together without a question, and whose it is. */
export function TakenList({ told, isAsked }: TakenListProps) {
  const isMine = told.some(({ by }) => by === 'mine')
  return (
    <>
      {!isAsked && (
        <Text fw={600}>
          {isMine
            ? 'You changed different things. Both are put together.'
            : 'Your changes are already part of the current version.'}
        </Text>
      )}
      {parts.map(({ by, title, after }) => {
        const differences = told.filter((one) => one.by === by).map((one) => one.difference)
        if (differences.length === 0) return null
        return (
          <Stack key={by} gap="sm" component="section">
            <Title order={3} size="h5">
              {title}
            </Title>
            <DifferenceList
              label={title}
              differences={differences}
              sides={{ before: 'Before', after }}
            />
          </Stack>
        )
      })}
    </>
  )
}
