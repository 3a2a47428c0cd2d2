import { useRef } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { ConnectionFailure } from '#web/admin/api/connection-failure.ts'
import { currentFile } from '#web/admin/api/refusal.ts'
import { type PendingCall, useRetry } from '#web/admin/api/use-retry.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { changedDetails, type Details, detailsOf, isChanged } from './details.ts'
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
  const latest = useRef(standing)
  latest.current = standing

  /** @param maybe what earlier tries have sent: it may have arrived without anybody hearing of it */
  async function attempt(maybe: Details[]): Promise<string> {
    const { base, mine, version } = latest.current
    try {
      const body = { ...changedDetails(base, mine), version }
      const { message, data } = await postApi('/galleries/{id}/update', { id, body })
      settle(mine, data)
      return message
    } catch (refused) {
      const current = currentFile(refused)
      const arrived = current && maybe.find((sent) => !isChanged(detailsOf(current), sent))
      if (refused instanceof ConnectionFailure && refused.kind !== 'offline') maybe.push(mine)
      if (!current || !arrived) throw refused
      settle(arrived, current)
      return t('line.arrived')
    }
  }

  function settle(sent: Details, saved: GalleryItem) {
    const now = detailsOf(saved)
    const since = changedDetails(sent, latest.current.mine)
    put({ version: saved.version, base: now, mine: { ...now, ...since } })
  }

  return {
    waiting,
    sendUntilAnswered() {
      const maybe: Details[] = []
      return until(() => attempt(maybe))
    },
  }
}
