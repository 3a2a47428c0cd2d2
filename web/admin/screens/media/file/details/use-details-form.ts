import { useEffect, useRef, useState } from 'react'
import { sameJson } from '#catalogue/json.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { currentFile, errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { ConnectionFailure } from '#web/admin/api/connection.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { type PendingCall, useRetry } from '#web/admin/api/retry-until-response.ts'
import { useKeyed } from '#web/admin/api/use-keyed.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { markUnsaved } from '#web/admin/documents/form/unsaved.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { fieldMessages } from '#web/admin/ui/dialogs/use-action.ts'

export interface DetailsForm {
  details: Details
  isEdited: boolean
  isSaving: boolean
  /** The save without a response, which is being retried; the form stays editable. */
  waiting: PendingCall | null
  errors: Record<string, string>
  change: (patch: Partial<Details>) => void
  discard: () => void
  save: () => Promise<void>
}

/** Holds a file's details; unsaved edits are stored in this browser for this person. */
export function useDetailsForm(file: GalleryItem): DetailsForm {
  const dialogs = useDialogs()
  const { id: userId } = useUser()
  const [edits, setEdits] = useState(() => readDetails(localStorage, userId, file.id))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const loaded = detailsOf(file)
  const { base, mine, version } = edits ?? { base: loaded, mine: loaded, version: file.version }
  const isEdited = isChanged(base, mine)
  const current = { base, mine, version }
  const latest = useLatest(current)
  const { waiting, sendUntilAnswered } = useDetailsSending(file.id, current, put)

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
      await dialogs.show({ tone: 'success', title: file.name, message })
    } catch (error) {
      setSaving(false)
      // Otherwise the person stopped the retries.
      if (!(error instanceof ConnectionFailure)) await show(error)
    }
  }

  async function show(error: unknown) {
    const current = currentFile(error)
    if (current) {
      // Keep my edits, on top of what somebody else has saved.
      const now = detailsOf(current)
      const { base, mine } = latest.current
      put({ version: current.version, base: now, mine: { ...now, ...changedDetails(base, mine) } })
      await refreshMedia()
      const message = t('file.stale')
      return dialogs.show({ tone: 'error', title: file.name, message })
    }
    const sent = errorsOf(error)
    setErrors(sent)
    if (Object.keys(sent).length > 0) return
    await dialogs.show({ tone: 'error', title: file.name, message: errorMessage(error) })
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

function useLatest<T>(value: T) {
  const latest = useRef(value)
  latest.current = value
  return latest
}

/** Returns the first error of each field. */
function errorsOf(error: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldMessages(error)).map(([name, [first]]) => [name, first ?? '']),
  )
}

interface DetailsSending {
  waiting: PendingCall | null
  /** Returns the server's message. Throws an `ApiError`. */
  sendUntilAnswered: () => Promise<string>
}

/** Saves a file's details, retrying until there is a response. */
function useDetailsSending(
  id: number,
  current: UnsavedDetails,
  put: (next: UnsavedDetails) => void,
): DetailsSending {
  const { waiting, until } = useRetry()
  const sendKeyed = useKeyed<UnsavedDetails>()
  const latest = useRef(current)
  latest.current = current

  async function attempt(): Promise<string> {
    const { sent, response } = await sendKeyed(
      'save',
      () => latest.current,
      ({ base, mine, version }, key) => {
        const body = { ...changedDetails(base, mine), version }
        return postApi('/galleries/{id}/update', { id, body, key })
      },
    )
    settle(sent.mine, response.data)
    return response.message
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

export interface Details {
  name: string
  alt: string
  /** The alternative texts in the brand's other languages. */
  alts: NonNullable<GalleryItem['alts']>
  decorative: boolean
  focal_x: number
  focal_y: number
  folder_id: number
}

function detailsOf(item: GalleryItem): Details {
  const { name, alt, alts = {}, decorative, focal_x, focal_y, folder_id } = item
  return { name, alt, alts, decorative, focal_x, focal_y, folder_id }
}

/** Returns the values that differ, which are all that is sent. */
export function changedDetails(base: Details, mine: Details): Partial<Details> {
  const changed = Object.entries(mine).filter(
    ([name, value]) => !sameJson(base[name as keyof Details], value),
  )
  return Object.fromEntries(changed)
}

export function isChanged(base: Details, mine: Details): boolean {
  return Object.keys(changedDetails(base, mine)).length > 0
}

/** Unsaved details in the browser's storage, with the version that they are based on. */
interface UnsavedDetails {
  version: number
  base: Details
  mine: Details
}

function readDetails(memory: BrowserMemory, userId: number, fileId: number): UnsavedDetails | null {
  const stored = recall(memory, nameOf(userId, fileId))
  return isUnsavedDetails(stored) ? withAlts(stored) : null
}

function writeDetails(
  memory: BrowserMemory,
  userId: number,
  fileId: number,
  edits: UnsavedDetails | null,
): void {
  remember(memory, nameOf(userId, fileId), edits)
}

/** Adds what edits from before alternative texts in several languages lack. */
function withAlts({ version, base, mine }: UnsavedDetails): UnsavedDetails {
  return {
    version,
    base: { ...base, alts: base.alts ?? {} },
    mine: { ...mine, alts: mine.alts ?? {} },
  }
}

function nameOf(userId: number, fileId: number): string {
  return `edits:${userId}:media.${fileId}`
}

function isUnsavedDetails(stored: unknown): stored is UnsavedDetails {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'version' in stored &&
    'base' in stored &&
    'mine' in stored
  )
}
