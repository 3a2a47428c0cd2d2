import { useRef } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { useKeyed } from '#web/admin/api/use-keyed.ts'
import { type PendingCall, useRetry } from '#web/admin/api/use-retry.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { changedDetails, type Details, detailsOf } from './details.ts'
import type { UnsavedDetails } from './unsaved-details.ts'

interface DetailsSending {
  /** What was sent has not arrived yet; it is sent again by itself, and typing goes on. */
  waiting: PendingCall | null
  /** Gives the sentence of the answer; a refusal is thrown. */
  sendUntilAnswered: () => Promise<string>
}

/** The save of a file's details, whatever the line does; what is typed meanwhile goes along or stays. */
export function useDetailsSending(
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
