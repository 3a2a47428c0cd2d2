import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router'
import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { useTimeZone } from '#web/admin/api/brand.ts'
import { deleteApi, postApi } from '#web/admin/api/call-api.ts'
import { queryClient, refreshContent } from '#web/admin/api/query-client.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import type { CampaignLine, CampaignView } from '#web/admin/api/wire.gen.ts'
import { campaignQuery } from '#web/admin/documents/campaigns/campaign-queries.ts'
import { formatWindow } from '#web/admin/documents/campaigns/format-window.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { type Confirmation, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { type FieldMessages, useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { LineNames } from './line-names.tsx'

export type CampaignStep = 'submit' | 'withdraw' | 'approve' | 'startNow' | 'stop' | 'delete'

export interface CampaignSteps {
  running: CampaignStep | null
  /** Why the last step failed, by field or document. */
  errors: FieldMessages
  take: Record<CampaignStep, () => Promise<void>>
}

/** Runs the steps of a whole campaign, and asks first about what guests would see. */
export function useCampaignSteps(
  campaign: CampaignView,
  heading: RefObject<HTMLElement | null>,
): CampaignSteps {
  const { id, name, lines } = campaign
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const zone = useTimeZone()
  const place = useRef<HTMLElement>(null)
  // Errors are listed beside the documents; the dialog does not repeat them.
  const options = { refresh: refreshContent, isQuiet: true, form: place }
  const { running, errors, run } = useAction<CampaignStep>(name, options)
  const removing = useAction<CampaignStep>(name, { isQuiet: true })

  async function take(step: CampaignStep, call: () => Promise<{ message: string | null }>) {
    if (await run(step, call)) focusIfLost(heading)
  }

  async function ask(
    question: Confirmation,
    step: CampaignStep,
    call: () => Promise<{ message: string | null }>,
  ) {
    if (await dialogs.confirm(question)) await take(step, call)
  }

  const sent = () => ({ id, body: {}, key: newKey() })
  return {
    running: running ?? removing.running,
    errors,
    take: {
      submit: () => take('submit', () => postApi('/campaigns/{id}/submit', sent())),
      withdraw: () => take('withdraw', () => postApi('/campaigns/{id}/withdraw', sent())),
      approve: () => {
        const pending = lines.filter(({ approval }) => approval === stateCodes.pending)
        const question = {
          title: t('campaigns.askApprove', { name }),
          message: t('campaigns.approveMeans', {
            window: formatWindow(campaign, zone).join(' · '),
          }),
          about: <LineNames lines={pending} />,
          yes: t('approval.approve'),
        }
        const records = pending.flatMap(({ record_id, version }) =>
          record_id === null ? [] : [{ record_id, version }],
        )
        const body = { version: campaign.version, records }
        return ask(question, 'approve', () => {
          return postApi('/campaigns/{id}/approve', { ...sent(), body })
        })
      },
      startNow: () => {
        const question = {
          title: t('campaigns.askStart', { name }),
          message: t('campaigns.startMeans'),
          yes: t('campaigns.startNow'),
        }
        const body = { starts_at: null }
        return ask(question, 'startNow', () => postApi('/campaigns/{id}', { ...sent(), body }))
      },
      stop: () => {
        const question = {
          title: t('campaigns.askStop', { name }),
          message: t('campaigns.stopMeans'),
          yes: t('campaigns.stop'),
          isDanger: true,
        }
        return ask(question, 'stop', () => postApi('/campaigns/{id}/stop', sent()))
      },
      async delete() {
        const question = {
          title: t('campaigns.askDelete', { name }),
          message: t('campaigns.deleteMeans'),
          about: <LineNames lines={lines} />,
          yes: t('campaigns.delete'),
          isDanger: true,
        }
        if (!(await dialogs.confirm(question))) return
        const done = await removing.run('delete', () => deleteApi('/campaigns/{id}', { id }))
        if (done) {
          await navigate('/admin/campaigns')
          // It cannot be loaded again.
          queryClient.removeQueries({ queryKey: campaignQuery(id).queryKey })
        }
        void refreshContent()
      },
    },
  }
}

/** Returns how errors of the API name a document: `documents.promotion/17@de`. */
export function errorPathOf({
  entity_type,
  entry_id,
  language,
}: Pick<CampaignLine, 'entity_type' | 'entry_id' | 'language'>): string {
  const type = declarationByEntityType(entity_type)?.key ?? entity_type
  const entry = entry_id === 0 ? '' : `/${entry_id}`
  return `documents.${type}${entry}${language === '' ? '' : `@${language}`}`
}

interface StepErrorsProps {
  steps: CampaignSteps
  campaign: CampaignView
}

/** Lists what is wrong with the campaign itself; what is wrong with a document is beside it. */
export function StepErrors({ steps: { errors }, campaign: { lines } }: StepErrorsProps) {
  const ofLines = new Set(lines.map(errorPathOf))
  const others = Object.entries(errors).filter(([path]) => !ofLines.has(path))
  const count = Object.keys(errors).length - others.length
  if (count === 0 && others.length === 0) return null
  return (
    <Alert role="note" color="red" icon={<IconAlertTriangle aria-hidden />}>
      {others.flatMap(([path, sentences]) =>
        sentences.map((sentence) => <div key={`${path} ${sentence}`}>{sentence}</div>),
      )}
      {count > 0 && <div>{t('campaigns.wrong', { count })}</div>}
    </Alert>
  )
}
