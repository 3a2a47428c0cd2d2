import { useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/refresh-content.ts'
import { saveSection } from '#web/admin/api/section-calls.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import { type Asked, useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { noErrors } from '#web/admin/form/field-errors.ts'
import { saveRequest } from '#web/admin/form/save-request.ts'
import type { SectionForm } from '#web/admin/form/use-section-form.ts'
import { blockedTab, openPreviewTab, type PreviewTab } from '#web/admin/preview/preview-tab.ts'
import type { Row } from '#web/admin/rows/row.ts'
import { labelled, say } from '#web/admin/speech/speech.ts'
import { putState } from './put-state.ts'
import type { Refusals } from './use-refusals.ts'

export type RunningStep = 'save' | 'submit' | 'withdraw' | 'discard' | 'preview'

export interface SectionSteps {
  running: RunningStep | null
  save: () => Promise<void>
  submit: () => Promise<void>
  withdraw: () => Promise<void>
  discard: () => Promise<void>
  preview: () => Promise<void>
}

/** The steps of a card's buttons: the call, then what the person sees of its answer. */
export function useSectionSteps(
  editor: Editor,
  section: Section,
  state: PlaceState,
  form: SectionForm,
  refusals: Refusals,
): SectionSteps {
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

  async function send(approval: 0 | 1): Promise<string> {
    const sent = form.content
    const { recordId, body } = saveRequest(section, form.footing, sent, approval)
    const { language, source } = state
    const beside: Row = source ? { source_id: source.id } : {}
    const save = { recordId, language, body: { ...body, ...beside } }
    const { message, data } = await saveSection(section, save)
    refusals.setErrors(noErrors)
    putState(editor, data.state)
    form.settle(sent, data.state)
    void refreshContent()
    return message
  }

  async function discard(): Promise<string> {
    const message = await postNamed('/approvals/discard', state)
    form.discard()
    return message
  }

  async function showPreview(tab: PreviewTab): Promise<null> {
    try {
      if (state.can.includes('save')) announce(await send(0))
      await tab.show(section.previewPath ?? '/?preview=1')
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
    save: () => run('save', () => send(0)),
    submit: () => run('submit', () => send(1)),
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
