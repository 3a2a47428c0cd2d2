import { Stack } from '@mantine/core'
import { type SubmitEvent, useRef } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import type { Campaign } from '#web/admin/api/wire.gen.ts'
import { changedSince, useTyped } from '#web/admin/documents/form/use-typed.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog, FormButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { confirmDiscard, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { CampaignFields } from './campaign-fields.tsx'
import { type CampaignTexts, campaignKeys, sentOf, textsOf } from './campaign-texts.ts'

interface CampaignDialogProps {
  /** Null for a new one. */
  campaign: Campaign | null
  onClose: () => void
  onSaved?: (id: number) => void
}

/** Adds a campaign, or changes its name, window and rank. */
export function CampaignDialog({ campaign, onClose, onSaved }: CampaignDialogProps) {
  const dialogs = useDialogs()
  const form = useRef<HTMLFormElement>(null)
  const id = campaign?.id
  const { typed, isRestored, onType, afterSend, clear } = useTyped(
    `campaign-${id ?? 'new'}`,
    campaignKeys,
  )
  const stored = textsOf(campaign)
  const edits = changedSince(typed, stored)
  const hasEdits = Object.keys(edits).length > 0
  const title = campaign?.name ?? t('campaigns.add')
  const { running, errors, setErrors, run } = useAction(title, { form, isQuiet: true })

  async function leave() {
    if (running !== null) return
    if (hasEdits && !(await confirmDiscard(dialogs, t('campaigns.nothingSaved')))) return
    clear()
    onClose()
  }

  function change(texts: CampaignTexts) {
    onType(texts)
    const isRepeats = Object.keys(texts).some((key) => !(key in stored) || key in weekly)
    const others = Object.entries(errors).filter(
      ([path]) => !(path in texts) && !(isRepeats && path.startsWith('repeats')),
    )
    setErrors(Object.fromEntries(others))
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Of a running campaign guests see the change at once.
    if (campaign?.can.includes('move') && !(await dialogs.confirm(moveQuestion(campaign)))) return
    const body = sentOf(stored, edits)
    const key = newKey()
    const done = await run('run', () =>
      id === undefined
        ? postApi('/campaigns', { body: { name: '', ...body }, key })
        : postApi('/campaigns/{id}', { id, body, key }),
    )
    if (!done) return
    void refreshContent()
    // What was typed meanwhile stays.
    if (!afterSend((now) => changedSince(now, typed))) onClose()
    onSaved?.(done.data.id)
  }

  return (
    <Dialog onClose={() => void leave()} title={<bdi>{title}</bdi>} size="lg">
      <form ref={form} onSubmit={(event) => void save(event)} aria-label={title} noValidate>
        <Stack gap="md">
          {isRestored && hasEdits && <Hint>{t('card.unsavedRestored')}</Hint>}
          <CampaignFields texts={{ ...stored, ...edits }} errors={errors} onChange={change} />
          <FormButtons
            submit={t('card.save')}
            isSending={running !== null}
            isDisabled={!hasEdits}
            onCancel={() => void leave()}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

const weekly = { weekly: true, days: true, from: true, to: true, until: true }

function moveQuestion({ name }: Campaign) {
  return {
    title: t('campaigns.askMove', { name }),
    message: t('campaigns.moveMeans'),
    yes: t('card.save'),
  }
}
