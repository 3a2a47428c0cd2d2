import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { pendingQuery } from '#web/admin/api/queries.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import type { DecidedRevision } from './approval-request.ts'

export interface ShownRevision {
  /** What it would change, of the version that is shown; undefined until it is there. */
  record: PendingRecord | undefined
  /** The version that a decision is about: never one that the person has not seen. */
  version: number
  error: unknown
  /** Nothing is left to decide. */
  isGone: boolean
  reload: () => Promise<unknown>
}

/**
 * What an approver decides on, as it stands: somebody may take it back, change it and submit it again
 * while the dialog is open.
 *
 * @param changed told when another version is shown than before
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
