import { Stack, Text, Title } from '@mantine/core'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import type { SpokenTold } from '#web/admin/documents/difference/spoken-merge.ts'
import { say } from '#web/admin/i18n/speech.ts'

interface TakenListProps {
  told: readonly SpokenTold[]
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
        <Text fw={600}>{isMine ? say('conflict.different') : say('conflict.alreadyIn')}</Text>
      )}
      {parts.map(({ by, title, after }) => {
        const differences = told.filter((one) => one.by === by).map((one) => one.difference)
        if (differences.length === 0) return null
        return (
          <Stack key={by} gap="sm" component="section">
            <Title order={3} size="h5">
              {say(title)}
            </Title>
            <DifferenceList
              label={say(title)}
              differences={differences}
              sides={{ before: say('conflict.before'), after: say(after) }}
            />
          </Stack>
        )
      })}
    </>
  )
}
