import { useEffect, useRef, useState } from 'react'
import { documentInConflict, errorMessage } from '#web/admin/api/api-error.ts'
import { type Connection, ConnectionFailure, useConnection } from '#web/admin/api/connection.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { isNewer, type SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import type { FormContent } from '#web/admin/fields/form-content.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { fieldMessages } from '#web/admin/ui/dialogs/use-action.ts'
import type { DocumentSave, SaveTarget } from './use-document-save.ts'

/** Milliseconds after the last change. */
const delay = 3_000
/** Milliseconds before a save without a response is repeated. */
const retryDelay = 15_000

export interface Autosave {
  /** Whether the open draft is the person's own. */
  isOn: boolean
  /** Whether what is typed will be saved without a button. */
  savesItself: boolean
  isSaving: boolean
  savedAt: string | null
  /** Why what is typed now is not saved; null while nothing was refused. */
  refusal: string | null
}

interface AutosaveInput {
  state: DocumentView
  form: SectionForm
  /** Whether a button's action or a dialog has the form. */
  isBusy: boolean
}

interface Refused {
  content: FormContent
  error: unknown
}

/**
 * Saves the person's own draft a few seconds after the last change, one save at a time. What was
 * refused is not sent again before the next change, and stays in this browser.
 */
export function useAutosave(
  { show }: Pick<SaveTarget, 'show'>,
  { autosave }: Pick<DocumentSave, 'autosave'>,
  { state, form, isBusy }: AutosaveInput,
): Autosave {
  const connection = useConnection()
  const [isSaving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  // Edits of an earlier visit wait for a change: the person may want to discard them.
  const [refused, setRefused] = useState<Refused | null>(
    form.isRestored ? { content: form.content, error: null } : null,
  )
  const latest = useRef({ autosave, show, content: form.content })
  latest.current = { autosave, show, content: form.content }
  const isOn = state.can.includes('autosave')
  const { content, isEdited } = form
  const isRefused = refused?.content === content
  const wait = isRefused ? retryAfter(refused.error, connection) : delay
  const isDue = isOn && isEdited && !isBusy && !isSaving && connection !== 'offline'
  const pause = isDue && isCurrent(state, form) ? wait : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (pause === null) return
    async function run() {
      const { autosave, show, content } = latest.current
      setSaving(true)
      try {
        await autosave()
        setRefused(null)
        setSavedAt(new Date().toISOString())
      } catch (error) {
        const current = documentInConflict(error)
        if (current) show(current)
        setRefused({ content, error })
      }
      setSaving(false)
    }
    const timer = setTimeout(() => void run(), pause)
    // A hidden tab may be closed next.
    const hide = () => {
      if (!document.hidden) return
      clearTimeout(timer)
      void run()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [pause, content])

  const isOffline = isOn && isEdited && connection === 'offline'
  const reason = isEdited && isRefused && refused.error !== null ? reasonOf(refused.error) : null
  const refusal = isOffline ? t('api.offline') : reason
  const savesItself = isOn && !form.isRestored && refusal === null
  return { isOn, savesItself, isSaving, savedAt, refusal }
}

/** Returns whether the form was typed on the version that the server has, as far as is known. */
function isCurrent({ record }: DocumentView, { base }: SectionForm): boolean {
  return record !== null && record.id === base.recordId && !isNewer(record, base)
}

/**
 * Returns the milliseconds after which the same content is sent again; null for what the server has
 * refused, and while the browser is offline.
 */
export function retryAfter(error: unknown, connection: Connection): number | null {
  if (!(error instanceof ConnectionFailure)) return null
  if (error.kind === 'offline') return connection === 'up' ? delay : null
  return error.after === null ? retryDelay : error.after * 1_000
}

/** Returns why a save was refused: the first invalid field's sentence, else the answer's. */
export function reasonOf(error: unknown): string {
  return Object.values(fieldMessages(error)).flat()[0] ?? errorMessage(error)
}
