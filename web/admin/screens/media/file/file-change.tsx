import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import { stateCodes } from '#catalogue/revision-state.ts'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { RetryNote } from '#web/admin/ui/connection/connection-note.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { RejectionNote } from '#web/admin/ui/status/rejection-note.tsx'
import { StatusBadge } from '#web/admin/ui/status/status-badge.tsx'
import { useFileChangeActions } from './use-file-change-actions.ts'

type Change = NonNullable<GalleryDetails['change']>

/** The change of a file that guests do not see yet: what it changes, where it stands, what can be done. */
export function FileChange({ file, change }: { file: GalleryDetails; change: Change }) {
  const id = useId()
  const { running, waiting, submit, withdraw, discard } = useFileChangeActions(file, change)
  const { can, rejection } = change
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Group gap="sm">
          <Title order={3} size="h6" id={id}>
            {t('file.change')}
          </Title>
          <StatusBadge code={change.approval} />
        </Group>
        <Text size="sm">{meaningOf(change)}</Text>
        {rejection && (
          <RejectionNote
            rejection={rejection}
            earlier={[]}
            isStanding={change.approval === stateCodes.rejected}
          />
        )}
        <DifferenceList differences={change.differences} label={t('approval.differences')} />
        {waiting && <RetryNote waiting={waiting} />}
        <Group gap="sm">
          {can.includes('submit') && (
            <ActionButton isRunning={running === 'submit'} onClick={submit}>
              {t('file.submitAgain')}
            </ActionButton>
          )}
          {can.includes('withdraw') && (
            <ActionButton variant="default" isRunning={running === 'withdraw'} onClick={withdraw}>
              {t('card.withdraw')}
            </ActionButton>
          )}
          {can.includes('discard') && (
            <ActionButton variant="default" isRunning={running === 'discard'} onClick={discard}>
              {t('card.discard')}
            </ActionButton>
          )}
          {can.includes('decide') && (
            <Anchor component={Link} to="/admin/approval" underline="always">
              {t('file.toQueue')}
            </Anchor>
          )}
        </Group>
      </Stack>
    </Paper>
  )
}

function meaningOf({ approval, author, at }: Change): string {
  const given = { name: author, time: momentWords(at) }
  if (approval === stateCodes.pending) return t('file.changePending', given)
  return approval === stateCodes.draft ? t('file.changeDraft', given) : t('file.changeRejected')
}
