import { Group } from '@mantine/core'
import {
  IconArrowBackUp,
  IconClipboardCheck,
  IconDeviceFloppy,
  IconEye,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import type { Section } from '#catalogue/declaration.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import type { RunningAction } from './use-document-actions.ts'

interface DocumentActionsProps {
  state: DocumentView
  section: Section
  running: RunningAction | null
  take: Record<RunningAction | 'decide', () => void>
}

const icon = { size: 18, 'aria-hidden': true } as const

/** Renders the transitions that `state.can` allows, in a fixed order. */
export function DocumentActions({ state: { can }, section, running, take }: DocumentActionsProps) {
  return (
    <Group gap="sm" role="group" aria-label={t('card.steps', { label: labelled(section.label) })}>
      {can.includes('preview') && (
        <ActionButton
          variant="default"
          isRunning={running === 'preview'}
          leftSection={<IconEye {...icon} />}
          onClick={take.preview}
        >
          {t('card.preview')}
        </ActionButton>
      )}
      {can.includes('save') && (
        <ActionButton
          variant="default"
          isRunning={running === 'save'}
          leftSection={<IconDeviceFloppy {...icon} />}
          onClick={take.save}
        >
          {section.workflow === 'direct' ? t('card.save') : t('card.saveDraft')}
        </ActionButton>
      )}
      {can.includes('submit') && (
        <ActionButton
          isRunning={running === 'submit'}
          leftSection={<IconSend {...icon} />}
          onClick={take.submit}
        >
          {t('card.submit')}
        </ActionButton>
      )}
      {can.includes('discard') && (
        <ActionButton
          variant="subtle"
          isRunning={running === 'discard'}
          leftSection={<IconTrash {...icon} />}
          onClick={take.discard}
        >
          {t('card.discard')}
        </ActionButton>
      )}
      {can.includes('withdraw') && (
        <ActionButton
          variant="default"
          isRunning={running === 'withdraw'}
          leftSection={<IconArrowBackUp {...icon} />}
          onClick={take.withdraw}
        >
          {t('card.withdraw')}
        </ActionButton>
      )}
      {can.includes('decide') && (
        <ActionButton
          isRunning={false}
          leftSection={<IconClipboardCheck {...icon} />}
          onClick={take.decide}
        >
          {t('card.decide')}
        </ActionButton>
      )}
    </Group>
  )
}
