import { useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import { type Answer, postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/refresh-content.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import { type Asked, useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { noErrors } from '#web/admin/form/field-errors.ts'
import { saveRequest } from '#web/admin/form/save-request.ts'
import type { SectionForm } from '#web/admin/form/use-section-form.ts'
import { blockedTab, openPreviewTab, type PreviewTab } from '#web/admin/preview/preview-tab.ts'
import type { Row } from '#web/admin/rows/row.ts'
import { labelled, say } from '#web/admin/speech/speech.ts'
import type { Keeping } from './keeping.ts'
import type { Refusals } from './use-refusals.ts'

export type RunningStep = 'save' | 'submit' | 'withdraw' | 'discard' | 'preview'

export interface PlaceSteps {
  running: RunningStep | null
  save: () => Promise<void>
  submit: () => Promise<void>
  withdraw: () => Promise<void>
  discard: () => Promise<void>
  preview: () => Promise<void>
}

/** The steps of a place's buttons: the call, then what the person sees of its answer. */
export function usePlaceSteps(
  keeping: Keeping,
  section: Section,
  state: PlaceState,
  form: SectionForm,
  refusals: Refusals,
): PlaceSteps {
  const dialogs = useDialogs()
  const [running, setRunning] = useState<RunningStep | null>(null)

  async function run(step: RunningStep, work: () => Promise<string | null>) {
    if (running) return
    setRunning(step)
    try {
      const message = await work()
      setRunning(null)
      if (message) await dialogs.tell({ tone: 'success', title: labelled(section.label), message })
    } catch (refused) {
      setRunning(null)
      await refusals.show(refused)
    }
  }

  async function send(approval: 0 | 1): Promise<Answer<PlaceState>> {
    const sent = form.content
    const { recordId, body } = saveRequest(section, form.footing, sent, approval)
    const { language, source } = state
    const beside: Row = source ? { source_id: source.id } : {}
    const save = { recordId, language, body: { ...body, ...beside } }
    const { message, data } = await keeping.save(save)
    refusals.setErrors(noErrors)
    keeping.show(data.state)
    form.settle(sent, data.state)
    void refreshContent()
    return { message, data: data.state }
  }

  async function discard(): Promise<string> {
    const message = await postNamed('/approvals/discard', state)
    form.discard()
    return message
  }

  async function showPreview(tab: PreviewTab): Promise<null> {
    try {
      const saved = state.can.includes('save') ? await send(0) : null
      if (saved) announce(saved.message)
      await tab.show(keeping.previewOf(saved?.data ?? state))
    } catch (refused) {
      tab.close()
      throw refused
    }
    if (tab.isBlocked) {
      await dialogs.tell({ tone: 'error', title: labelled(section.label), message: blockedTab() })
    }
    return null
  }

  return {
    running,
    save: () => run('save', async () => (await send(0)).message),
    submit: () => run('submit', async () => (await send(1)).message),
    withdraw: () => run('withdraw', () => takeBack(state)),
    async discard() {
      if (await dialogs.ask(sureToDiscard(section))) await run('discard', discard)
    },
    preview: () => {
      const tab = openPreviewTab()
      return run('preview', () => showPreview(tab))
    },
  }
}

function sureToDiscard({ label }: Section): Asked {
  return {
    title: say('card.askDiscard', { label: labelled(label) }),
    message: say('card.discardMeans'),
    yes: say('card.discard'),
    no: say('card.keepDraft'),
  }
}

function takeBack(state: PlaceState): Promise<string> {
  return postNamed('/approvals/withdraw', state)
}

/** A step on the record that the card shows. */
async function postNamed(
  path: '/approvals/discard' | '/approvals/withdraw',
  { entity_type, record }: PlaceState,
): Promise<string> {
  // A card offers the step only where there is a record.
  const named = { entity_id: record?.id ?? 0, entity_type, version: record?.version }
  const { message } = await postApi(path, { body: named })
  void refreshContent()
  return message
}
