import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { untilResponse } from '#web/admin/api/retry-until-response.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { approvalRequest } from '#web/admin/documents/approval/approval-dialog.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'

/** Milliseconds in which an approval can be taken back: guests see it once it is sent. */
const holdTime = 5_000

interface Held {
  record: PendingRecord
  isSent: boolean
}

interface HeldApprovals {
  /** Whether a record is approved already as far as this screen goes. */
  has: (record: PendingRecord) => boolean
  /** The last one that can still be taken back. */
  last: PendingRecord | undefined
  /** Approves a record in the version that is shown, after a pause. */
  hold: (record: PendingRecord) => void
  takeBack: (record: PendingRecord) => void
}

/** Holds approvals for a few seconds before they are sent; leaving the screen sends them at once. */
export function useHeldApprovals(): HeldApprovals {
  const dialogs = useDialogs()
  const [held, setHeld] = useState<readonly Held[]>([])
  const timers = useRef(new Map<number, { record: PendingRecord; timer: number }>())

  function remove({ entity_id }: PendingRecord) {
    setHeld((now) => now.filter(({ record }) => record.entity_id !== entity_id))
  }

  async function send(record: PendingRecord) {
    window.clearTimeout(timers.current.get(record.entity_id)?.timer)
    timers.current.delete(record.entity_id)
    setHeld((now) => now.map((one) => (one.record === record ? { record, isSent: true } : one)))
    const { path, body } = approvalRequest(record, 'approve', '')
    const key = newKey()
    const retry = { signal: new AbortController().signal, onFailure: () => undefined }
    try {
      const { message } = await untilResponse(() => postApi(path, { body, key }), retry)
      announce(`${documentTitle(record)}: ${message}`)
    } catch (error) {
      const title = documentTitle(record)
      void dialogs.show({ tone: 'error', title, message: errorMessage(error) })
    }
    await refreshContent()
    remove(record)
  }

  const sendAll = useEffectEvent(() => {
    for (const { record } of timers.current.values()) void send(record)
  })
  useEffect(() => () => sendAll(), [])
  const isWaiting = held.some(({ isSent }) => !isSent)
  useEffect(() => {
    if (!isWaiting) return
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      sendAll()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isWaiting])

  return {
    has: ({ entity_id }) => held.some(({ record }) => record.entity_id === entity_id),
    last: held.findLast(({ isSent }) => !isSent)?.record,
    hold(record) {
      if (timers.current.has(record.entity_id)) return
      const timer = window.setTimeout(() => void send(record), holdTime)
      timers.current.set(record.entity_id, { record, timer })
      setHeld((now) => [...now, { record, isSent: false }])
    },
    takeBack(record) {
      window.clearTimeout(timers.current.get(record.entity_id)?.timer)
      if (timers.current.delete(record.entity_id)) remove(record)
    },
  }
}
