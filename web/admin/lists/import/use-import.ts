import { useEffect, useRef, useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { cancelImport } from '#web/admin/api/collection-calls.ts'
import { type ChosenTable, type ImportPhase, sendImport } from './send-import.ts'
import {
  type ImportActions,
  type ImportSender,
  type ImportState,
  nothingYet,
  startImport,
} from './start-import.ts'

export interface Importing extends ImportState, ImportActions {
  /** Uploaded share of the file, 0 to 1. */
  share: number
  cancel: () => Promise<void>
}

export function useImport(collection: Collection): Importing {
  const [state, setState] = useState(nothingYet)
  const { share, cancel, ...sender } = useSender(collection)
  const [actions] = useState(() => startImport(sender, setState))
  return { ...state, ...actions, share, cancel }
}

/** Another process may run the import: how long to wait before the request is aborted, in ms. */
const abortDelay = 1_000

interface Sender extends ImportSender, Pick<Importing, 'share' | 'cancel'> {}

/** Sends a table; closing the dialog aborts it. */
function useSender(collection: Collection): Sender {
  const [share, setShare] = useState(0)
  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  function send(table: ChosenTable | null, step: ImportPhase) {
    const controller = new AbortController()
    request.current = controller
    setShare(0)
    return sendImport(collection, table, step, { progress: setShare, signal: controller.signal })
  }

  async function cancel() {
    const called = request.current
    try {
      await cancelImport(collection)
    } catch {
      window.setTimeout(() => called?.abort(), abortDelay)
    }
  }

  return { share, send, cancel, hasGivenUp: () => request.current?.signal.aborted ?? false }
}
