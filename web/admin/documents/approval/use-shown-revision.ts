import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { pendingQuery } from '#web/admin/api/queries.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import type { DecidedRevision } from './approval-request.ts'

export interface ShownRevision {
  /** The pending revision with its differences; undefined while it loads. */
  record: PendingRecord | undefined
  /** The version on screen, which the decision is about. */
  version: number
  error: unknown
  isGone: boolean
  reload: () => Promise<unknown>
}

/**
 * Loads the revision to decide on; its author may withdraw, change and resubmit it while the dialog
 * is open.
 * @param changed called when another version is shown than before
 */
export function useShownRevision(decided: DecidedRevision, changed: () => void): ShownRevision {
  const { data, error, refetch } = useQuery(pendingQuery(decided.entity_id))
  const record = data ?? undefined
  const [version, setVersion] = useState(decided.version)
  const show = useEffectEvent((newest: number) => {
    if (newest === version) return
    setVersion(newest)
    changed()
  })
  const newest = record?.version
  useEffect(() => {
    if (newest !== undefined) show(newest)
  }, [newest])
  return { record, version, error, isGone: data === null, reload: refetch }
}
