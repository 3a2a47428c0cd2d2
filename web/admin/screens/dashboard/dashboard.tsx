import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/session/user-context.ts'
import { labelled, say } from '#web/admin/speech/speech.ts'
import { LatestActivity } from './latest-activity.tsx'
import { OpenWork } from './open-work.tsx'
import { TranslationWork } from './translation-work.tsx'
import { WaitingApprovals } from './waiting-approvals.tsx'

/** What waits for this person, and what happened last. */
export function Dashboard() {
  const user = useUser()
  const role = user.roles.name
  return (
    <Stack gap="xl">
      <title>{`${labelled('Dashboard')} · Linecheck`}</title>
      <div>
        <Title order={1}>{labelled('Dashboard')}</Title>
        <Text c="dimmed">{say('dashboard.intro', { role: labelled(role) })}</Text>
      </div>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        {may(role, 'content.decide') ? <WaitingApprovals /> : <OpenWork />}
        <LatestActivity />
        <TranslationWork />
      </SimpleGrid>
    </Stack>
  )
}
