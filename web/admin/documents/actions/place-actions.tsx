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
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import { labelled, say } from '#web/admin/i18n/speech.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import type { RunningStep } from './use-place-steps.ts'

interface PlaceActionsProps {
  state: PlaceState
  section: Section
  running: RunningStep | null
  take: Record<RunningStep | 'decide', () => void>
}

const icon = { size: 18, 'aria-hidden': true } as const

/** The buttons that the server offers for this record, in a fixed order. */
export function PlaceActions({ state: { can }, section, running, take }: PlaceActionsProps) {
  return (
    <Group gap="sm" role="group" aria-label={say('card.steps', { label: labelled(section.label) })}>
      {can.includes('preview') && (
        <ActionButton
          variant="default"
          isRunning={running === 'preview'}
          leftSection={<IconEye {...icon} />}
          onClick={take.preview}
        >
          {say('card.preview')}
        </ActionButton>
      )}
      {can.includes('save') && (
        <ActionButton
          variant="default"
          isRunning={running === 'save'}
          leftSection={<IconDeviceFloppy {...icon} />}
          onClick={take.save}
        >
          {section.workflow === 'direct' ? say('card.save') : say('card.saveDraft')}
        </ActionButton>
      )}
      {can.includes('submit') && (
        <ActionButton
          isRunning={running === 'submit'}
          leftSection={<IconSend {...icon} />}
          onClick={take.submit}
        >
          {say('card.submit')}
        </ActionButton>
      )}
      {can.includes('discard') && (
        <ActionButton
          variant="subtle"
          isRunning={running === 'discard'}
          leftSection={<IconTrash {...icon} />}
          onClick={take.discard}
        >
          {say('card.discard')}
        </ActionButton>
      )}
      {can.includes('withdraw') && (
        <ActionButton
          variant="default"
          isRunning={running === 'withdraw'}
          leftSection={<IconArrowBackUp {...icon} />}
          onClick={take.withdraw}
        >
          {say('card.withdraw')}
        </ActionButton>
      )}
      {can.includes('decide') && (
        <ActionButton
          isRunning={false}
          leftSection={<IconClipboardCheck {...icon} />}
          onClick={take.decide}
        >
          {say('card.decide')}
        </ActionButton>
      )}
    </Group>
  )
}
