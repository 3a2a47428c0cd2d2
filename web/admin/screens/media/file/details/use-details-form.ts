import { useEffect, useRef, useState } from 'react'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { ConnectionFailure } from '#web/admin/api/connection-failure.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { currentFile, errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import { useKeyed } from '#web/admin/api/use-keyed.ts'
import { type PendingCall, useRetry } from '#web/admin/api/use-retry.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { markUnsaved } from '#web/admin/documents/form/unsaved.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { changedDetails, type Details, detailsOf, isChanged } from './details.ts'
import { readDetails, type UnsavedDetails, writeDetails } from './unsaved-details.ts'

export interface DetailsForm {
  details: Details
  isEdited: boolean
  isSaving: boolean
  /** The save has not arrived yet; it is sent again by itself, and typing goes on. */
  waiting: PendingCall | null
  errors: Record<string, string>
  change: (patch: Partial<Details>) => void
  discard: () => void
  save: () => Promise<void>
}

/** A file's details; what is unsaved stays in this browser for this person. */
export function useDetailsForm(file: GalleryItem): DetailsForm {
  const dialogs = useDialogs()
  const { id: userId } = useUser()
  const [edits, setEdits] = useState(() => readDetails(localStorage, userId, file.id))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const loaded = detailsOf(file)
  const { base, mine, version } = edits ?? { base: loaded, mine: loaded, version: file.version }
  const isEdited = isChanged(base, mine)
  const standing = { base, mine, version }
  const latest = useLatest(standing)
  const { waiting, sendUntilAnswered } = useDetailsSending(file.id, standing, put)

  useEffect(() => {
    markUnsaved(file.name, isEdited)
    return () => markUnsaved(file.name, false)
  }, [file.name, isEdited])

  function put(next: UnsavedDetails | null) {
    const changed = next && isChanged(next.base, next.mine) ? next : null
    setEdits(changed)
    writeDetails(localStorage, userId, file.id, changed)
  }

  async function save() {
    if (isSaving || !isEdited) return
    setSaving(true)
    try {
      const message = await sendUntilAnswered()
      setErrors({})
      await Promise.all([refreshMedia(), refreshContent()])
      setSaving(false)
      await dialogs.tell({ tone: 'success', title: file.name, message })
    } catch (refused) {
      setSaving(false)
      // It was sent again and again until the person stopped it.
      if (!(refused instanceof ConnectionFailure)) await show(refused)
    }
  }

  async function show(refused: unknown) {
    const current = currentFile(refused)
    if (current) {
      // What I changed stays mine, on top of what somebody else has saved meanwhile.
      const now = detailsOf(current)
      const { base, mine } = latest.current
      put({ version: current.version, base: now, mine: { ...now, ...changedDetails(base, mine) } })
      await refreshMedia()
      const message = t('file.stale')
      return dialogs.tell({ tone: 'error', title: file.name, message })
    }
    const sent = errorsOf(refused)
    setErrors(sent)
    if (Object.keys(sent).length > 0) return
    await dialogs.tell({ tone: 'error', title: file.name, message: errorMessage(refused) })
  }

  return {
    details: mine,
    isEdited,
    isSaving,
    waiting,
    errors,
    change(patch) {
      put({ version, base, mine: { ...mine, ...patch } })
      setErrors({})
    },
    discard: () => put(null),
    save,
  }
}

/** For what goes on while somebody types. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  latest.current = value
  return latest
}

/** The first sentence about each field. */
function errorsOf(refused: unknown): Record<string, string> {
  const sent = refused instanceof Refusal ? refused.errors : {}
  return Object.fromEntries(Object.entries(sent).map(([name, [first]]) => [name, first ?? '']))
}

interface DetailsSending {
  /** What was sent has not arrived yet; it is sent again by itself, and typing goes on. */
  waiting: PendingCall | null
  /** Gives the sentence of the answer; a refusal is thrown. */
  sendUntilAnswered: () => Promise<string>
}

/** The save of a file's details, whatever the line does; what is typed meanwhile goes along or stays. */
function useDetailsSending(
  id: number,
  standing: UnsavedDetails,
  put: (next: UnsavedDetails) => void,
): DetailsSending {
  const { waiting, until } = useRetry()
  const sendKeyed = useKeyed<UnsavedDetails>()
  const latest = useRef(standing)
  latest.current = standing

  async function attempt(): Promise<string> {
    const { sent, answer } = await sendKeyed(
      'save',
      () => latest.current,
      ({ base, mine, version }, key) => {
        const body = { ...changedDetails(base, mine), version }
        return postApi('/galleries/{id}/update', { id, body, key })
      },
    )
    settle(sent.mine, answer.data)
    return answer.message
  }

  function settle(sent: Details, saved: GalleryItem) {
    const now = detailsOf(saved)
    const since = changedDetails(sent, latest.current.mine)
    put({ version: saved.version, base: now, mine: { ...now, ...since } })
  }

  return {
    waiting,
    sendUntilAnswered: () => until(attempt),
  }
}
