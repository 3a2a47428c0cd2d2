import { useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { ConnectionFailure } from '#web/admin/api/connection.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import type { PendingCall, Retry } from '#web/admin/api/retry-until-response.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import {
  promptForAltTexts,
  saveAltTexts,
} from '#web/admin/documents/alt-texts/prompt-for-alt-texts.tsx'
import {
  blockedTab,
  openPreviewTab,
  type PreviewTab,
} from '#web/admin/documents/approval/preview-tab.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import type { CardResult } from '#web/admin/documents/section-card/bar-cards.ts'
import { noErrors } from '#web/admin/fields/field-errors.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import {
  type Alert,
  type Confirmation,
  type Dialogs,
  useDialogs,
} from '#web/admin/ui/dialogs/dialog-context.ts'
import { toast } from '#web/admin/ui/dialogs/toast.ts'
import { type Autosave, useAutosave } from './use-autosave.ts'
import type { DocumentSave, SaveTarget } from './use-document-save.ts'
import { type SaveResponse, useDocumentSave } from './use-document-save.ts'
import type { SaveErrors } from './use-save-errors.ts'

export type RunningAction = 'save' | 'submit' | 'withdraw' | 'discard' | 'preview'

type ActionResult = Pick<SaveResponse, 'message' | 'warnings'>

export interface DocumentActionCalls {
  running: RunningAction | null
  /** The running call without a response, which is being retried. */
  waiting: PendingCall | null
  save: () => Promise<void>
  submit: () => Promise<void>
  withdraw: () => Promise<void>
  discard: () => Promise<void>
  preview: () => Promise<void>
  autosave: Autosave
  /** Saves or submits for a bar that reports on many cards; without a dialog about the result. */
  sendForBar: (step: 'save' | 'submit') => Promise<CardResult>
}

interface DocumentActionsInput {
  section: Section
  state: DocumentView
  form: SectionForm
  saveErrors: SaveErrors
}

export function useDocumentActions(
  target: SaveTarget,
  { section, state, form, saveErrors }: DocumentActionsInput,
): DocumentActionCalls {
  const dialogs = useDialogs()
  const sending = useDocumentSave(target, section, state, form)
  const { waiting, until } = sending
  const [running, setRunning] = useState<RunningAction | null>(null)
  const isBusy = running !== null || saveErrors.conflict !== null
  const autosave = useAutosave(target, sending, { state, form, isBusy })

  async function run(step: RunningAction, work: () => Promise<ActionResult | string | null>) {
    if (running) return
    setRunning(step)
    try {
      const done = await work()
      setRunning(null)
      if (done !== null) await dialogs.show(successOf(section, done))
    } catch (error) {
      setRunning(null)
      // The person stopped the retries; a preview is never retried.
      if (error instanceof ConnectionFailure && step !== 'preview') return
      await saveErrors.show(error)
    }
  }

  async function send(approval: 0 | 1, by = sending.send): Promise<SaveResponse> {
    const response = await by(approval)
    saveErrors.setErrors(noErrors)
    void refreshContent()
    return response
  }

  const sendUntilAnswered = (approval: 0 | 1) => send(approval, sending.sendUntilAnswered)

  async function savedPreview(): Promise<string> {
    const page = form.isEdited ? null : target.previewOf(state)
    const saved = page === null && state.can.includes('save') ? await send(0) : null
    if (saved) toast(saved.message)
    return page ?? target.previewOf(saved?.data ?? state) ?? '/'
  }

  const isMeant = (step: 'save' | 'submit') => confirmUnchanged(dialogs, step, state, form)

  return {
    running,
    waiting,
    autosave,
    async save() {
      if (await isMeant('save')) await run('save', () => sendUntilAnswered(0))
    },
    async submit() {
      const written = (await isMeant('submit')) && (await promptForAltTexts(dialogs, section, form))
      if (written) await run('submit', () => saveAltTexts(written).then(() => sendUntilAnswered(1)))
    },
    withdraw: () => run('withdraw', () => postTransition('/approvals/withdraw', state, until)),
    async discard() {
      if (await dialogs.confirm(discardQuestion(section)))
        await run('discard', () => discardDraft(sending, form))
    },
    preview: () => {
      const tab = openPreviewTab(state.campaign)
      return run('preview', () => showPreview(tab, savedPreview, dialogs, labelled(section.label)))
    },
    async sendForBar(step) {
      const written = step === 'submit' ? await promptForAltTexts(dialogs, section, form) : []
      if (running || !written) return stopped
      setRunning(step)
      const call = () =>
        saveAltTexts(written).then(() => sendUntilAnswered(step === 'submit' ? 1 : 0))
      return resultOf(call, saveErrors).finally(() => setRunning(null))
    },
  }
}

/** Shows a preview in a tab that was opened during the click, or says that it was blocked. */
export async function showPreview(
  tab: PreviewTab,
  path: () => Promise<string>,
  dialogs: Dialogs,
  title: string,
): Promise<null> {
  try {
    await tab.show(await path())
  } catch (error) {
    tab.close()
    throw error
  }
  if (tab.isBlocked) {
    await dialogs.show({ tone: 'error', title, message: blockedTab() })
  }
  return null
}

const stopped: CardResult = { isDone: false, message: '' }

async function resultOf(
  call: () => Promise<SaveResponse>,
  { placeErrors }: SaveErrors,
): Promise<CardResult> {
  try {
    const { message, warnings } = await call()
    return { isDone: true, message: [message, ...warnings].join(' ') }
  } catch (error) {
    if (error instanceof ConnectionFailure) return stopped
    return { isDone: false, message: placeErrors(error) }
  }
}

function successOf({ label }: Section, done: ActionResult | string): Alert {
  const { message, warnings = [] } = typeof done === 'string' ? { message: done } : done
  return { tone: 'success', title: labelled(label), message, details: warnings }
}

/** Asks before an action that would change nothing. */
async function confirmUnchanged(
  dialogs: Dialogs,
  step: 'save' | 'submit',
  state: DocumentView,
  { isEdited, isAutosaved }: SectionForm,
): Promise<boolean> {
  const why = nothingChanged(step, state, isEdited || isAutosaved)
  return why === null || dialogs.confirm(unchangedQuestion(step, why))
}

function unchangedQuestion(step: 'save' | 'submit', why: Unchanged): Confirmation {
  return {
    title: step === 'save' ? t('card.askSaveSame') : t('card.askSubmitSame'),
    message: t(why),
    yes: step === 'save' ? t('card.saveDraft') : t('card.submit'),
  }
}

function discardQuestion({ label }: Section): Confirmation {
  return {
    title: t('card.askDiscard', { label: labelled(label) }),
    message: t('card.discardMeans'),
    yes: t('card.discard'),
    isDanger: true,
  }
}

/** Discards the draft as it is after a running autosave. */
async function discardDraft(
  { until, afterAutosave }: DocumentSave,
  form: SectionForm,
): Promise<string> {
  const current = await until(afterAutosave)
  const message = await postTransition('/approvals/discard', current, until)
  form.discard()
  return message
}

/** Posts a transition of the open revision, retrying until there is a response. */
async function postTransition(
  path: '/approvals/discard' | '/approvals/withdraw',
  { entity_type, record }: DocumentView,
  until: Retry['until'],
): Promise<string> {
  const named = { entity_id: record?.id ?? 0, entity_type, version: record?.version }
  const key = newKey()
  const { message } = await until(() => postApi(path, { body: named, key }))
  void refreshContent()
  return message
}

type Unchanged = 'card.sameAsLive' | 'card.sameAsRejected' | 'card.sameAsSaved' | 'card.empty'

/**
 * Returns why saving or submitting would change nothing, so that the screen asks first (contract
 * section 2). Returns null where it changes something: edits, a saved draft that is submitted, or a
 * translation that is reviewed because its source changed.
 */
export function nothingChanged(
  step: 'save' | 'submit',
  { record, unchanged, source }: Pick<DocumentView, 'record' | 'unchanged' | 'source'>,
  isEdited: boolean,
): Unchanged | null {
  if (isEdited || (source && source.changed.length > 0)) return null
  if (!record) return 'card.empty'
  if (unchanged) return 'card.sameAsLive'
  if (record.approval === stateCodes.rejected) return 'card.sameAsRejected'
  return step === 'save' ? 'card.sameAsSaved' : null
}
