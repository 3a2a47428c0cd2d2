import { useEffect, useRef, useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { callOffImport } from '#web/admin/api/collection-calls.ts'
import { type ChosenTable, type ImportPhase, sendImport } from './send-import.ts'

/** Where several processes serve, the one that is told to stop may not be the one that runs. */
const waitForWord = 1_000

/** Sends a table; what is on its way ends with the dialog. */
export function useSender(collection: Collection) {
  const [share, setShare] = useState(0)
  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  function send(table: ChosenTable, step: ImportPhase) {
    const controller = new AbortController()
    request.current = controller
    setShare(0)
    return sendImport(collection, table, step, { progress: setShare, signal: controller.signal })
  }

  async function callOff() {
    const called = request.current
    try {
      await callOffImport(collection)
    } catch {
      window.setTimeout(() => called?.abort(), waitForWord)
    }
  }

  return {
    /** How much of the file has left, 0 to 1. */
    share,
    send,
    callOff,
    hasGivenUp: () => request.current?.signal.aborted ?? false,
  }
}
