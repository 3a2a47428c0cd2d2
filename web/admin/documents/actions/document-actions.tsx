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

type Transition = RunningAction | 'decide'

interface DocumentActionsProps {
  state: DocumentView
  section: Section
  running: RunningAction | null
  take: Record<Transition, () => void>
}

/** The buttons in their order. */
const buttons = [
  { step: 'preview', icon: IconEye, label: 'card.preview', variant: 'default' },
  { step: 'save', icon: IconDeviceFloppy, label: 'card.saveDraft', variant: 'default' },
  { step: 'submit', icon: IconSend, label: 'card.submit', variant: 'filled' },
  { step: 'discard', icon: IconTrash, label: 'card.discard', variant: 'subtle' },
  { step: 'withdraw', icon: IconArrowBackUp, label: 'card.withdraw', variant: 'default' },
  { step: 'decide', icon: IconClipboardCheck, label: 'card.approval', variant: 'filled' },
] as const satisfies readonly { step: Transition; [prop: string]: unknown }[]

/** Renders the transitions that `state.can` allows. */
export function DocumentActions({ state: { can }, section, running, take }: DocumentActionsProps) {
  const isDirect = section.workflow === 'direct'
  return (
    <Group gap="sm" role="group" aria-label={t('card.steps', { label: labelled(section.label) })}>
      {buttons
        .filter(({ step }) => can.includes(step))
        .map(({ step, icon: Icon, label, variant }) => (
          <ActionButton
            key={step}
            variant={variant}
            {...(step === 'discard' ? { color: 'red' } : {})}
            isRunning={running === step}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={take[step]}
          >
            {t(step === 'save' && isDirect ? 'card.save' : label)}
          </ActionButton>
        ))}
    </Group>
  )
}
