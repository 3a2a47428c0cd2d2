import { Group } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCheck,
  IconPencil,
  IconPlayerPlay,
  IconPlayerStop,
  IconSend,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { CampaignView } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { CampaignDialog } from './campaign-dialog.tsx'
import { PreviewButton } from './preview-button.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import type { CampaignStep, CampaignSteps } from './use-campaign-steps.tsx'

/** The steps of the whole campaign in their order, as buttons. */
const buttons = [
  { step: 'submit', icon: IconSend, label: 'card.submit', variant: 'filled' },
  { step: 'withdraw', icon: IconArrowBackUp, label: 'card.withdraw', variant: 'default' },
  { step: 'approve', icon: IconCheck, label: 'approval.approve', variant: 'filled' },
  { step: 'reject', icon: IconX, label: 'approval.reject', variant: 'default' },
  { step: 'startNow', icon: IconPlayerPlay, label: 'campaigns.startNow', variant: 'default' },
  { step: 'stop', icon: IconPlayerStop, label: 'campaigns.stop', variant: 'default' },
  { step: 'edit', icon: IconPencil, label: 'campaigns.edit', variant: 'default' },
  { step: 'delete', icon: IconTrash, label: 'campaigns.delete', variant: 'subtle' },
] as const satisfies readonly { step: CampaignStep | 'edit' | 'reject'; [prop: string]: unknown }[]

type Step = (typeof buttons)[number]['step']

interface CampaignActionsProps {
  campaign: CampaignView
  steps: CampaignSteps
}

/** Renders the steps that `can` allows, and a preview of what the campaign changes. */
export function CampaignActions({ campaign, steps }: CampaignActionsProps) {
  const [open, setOpen] = useState<'edit' | 'reject' | null>(null)
  const offered = stepsOf(campaign)
  const take = (step: Step) =>
    step === 'edit' || step === 'reject' ? setOpen(step) : void steps.take[step]()
  if (offered.size === 0 && campaign.lines.length === 0) return null
  return (
    <>
      <Group gap="sm" role="group" aria-label={t('card.steps', { label: campaign.name })}>
        {buttons
          .filter(({ step }) => offered.has(step))
          .map(({ step, icon: Icon, label, variant }) => (
            <ActionButton
              key={step}
              variant={variant}
              {...(step === 'delete' ? { color: 'red' } : {})}
              isRunning={steps.running === step}
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => take(step)}
            >
              {t(label)}
            </ActionButton>
          ))}
        {campaign.lines.length > 0 && <PreviewButton campaign={campaign} />}
      </Group>
      {open === 'edit' && <CampaignDialog campaign={campaign} onClose={() => setOpen(null)} />}
      {open === 'reject' && <RejectDialog campaign={campaign} onClose={() => setOpen(null)} />}
    </>
  )
}

/** Returns the steps that the person may take now. */
function stepsOf(
  { can, starts_at, repeats }: Pick<CampaignView, 'can' | 'starts_at' | 'repeats'>,
  now = Date.now(),
): Set<Step> {
  const steps = new Set<Step>()
  if (can.includes('submit')) steps.add('submit')
  if (can.includes('withdraw')) steps.add('withdraw')
  if (can.includes('decide')) steps.add('approve').add('reject')
  const isToStart = starts_at !== null && Date.parse(starts_at) > now && repeats === null
  if (can.includes('stop') && isToStart) steps.add('startNow')
  if (can.includes('stop')) steps.add('stop')
  if (can.includes('edit') || can.includes('move')) steps.add('edit')
  // What was never approved.
  if (can.includes('edit')) steps.add('delete')
  return steps
}
