import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import { stateCodes } from '#catalogue/revision-state.ts'
import { type ApiResponse, postApi } from '#web/admin/api/call-api.ts'
import { useRetry } from '#web/admin/api/retry-until-response.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshFiles } from '#web/admin/media/files/refresh-media.ts'
import { RetryNote } from '#web/admin/ui/connection/connection-note.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import { RejectionNote } from '#web/admin/ui/status/rejection-note.tsx'

type Change = NonNullable<GalleryDetails['change']>

/** Renders the open change of a file: its difference, its state and the allowed transitions. */
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
            isCurrent={change.approval === stateCodes.rejected}
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
  const values = { name: author, time: formatMoment(at) }
  if (approval === stateCodes.pending) return t('file.changePending', values)
  return approval === stateCodes.draft ? t('file.changeDraft', values) : t('file.changeRejected')
}

type Step = 'submit' | 'withdraw' | 'discard'

/** Submits, withdraws or discards the open change of a file, and retries until there is a response. */
function useFileChangeActions(
  { id, name, version }: Pick<GalleryDetails, 'id' | 'name' | 'version'>,
  change: Change,
) {
  const dialogs = useDialogs()
  const { waiting, until } = useRetry()
  const action = useAction<Step>(name, { refresh: refreshFiles, isRetried: true })
  const body = { entity_id: change.entity_id, entity_type: 'media_file', version: change.version }

  function run(step: Step, call: (key: string) => Promise<ApiResponse<unknown>>) {
    const key = newKey()
    return action.run(step, () => until(() => call(key)))
  }

  async function discard() {
    const isSure = await dialogs.confirm({
      title: t('file.askDiscardChange', { name }),
      message: t('file.discardChangeMeans'),
      yes: t('card.discard'),
      isDanger: true,
    })
    if (isSure) await run('discard', (key) => postApi('/approvals/discard', { body, key }))
  }

  return {
    running: action.running,
    waiting,
    submit: () =>
      void run('submit', (key) =>
        postApi('/galleries/{id}/update', { id, body: { version }, key }),
      ),
    withdraw: () => void run('withdraw', (key) => postApi('/approvals/withdraw', { body, key })),
    discard: () => void discard(),
  }
}
