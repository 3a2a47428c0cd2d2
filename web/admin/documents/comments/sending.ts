import { useEffect, useEffectEvent, useState } from 'react'

/** The storage names of the comments that are being sent. */
const underway = new Set<string>()
const listeners = new Set<(memory: string, left: string | null) => void>()

export function startSending(memory: string): void {
  underway.add(memory)
  tell(memory, null)
}

/** @param left what is typed beyond what has arrived; null where nothing has */
export function endSending(memory: string, left: string | null): void {
  underway.delete(memory)
  tell(memory, left)
}

/** Is it on its way? Its panel may have been closed, and opened again, before the answer. */
export function useSending(memory: string, take: (left: string) => void): boolean {
  const [isSending, setSending] = useState(() => underway.has(memory))
  const hear = useEffectEvent((of: string, left: string | null) => {
    if (of !== memory) return
    setSending(underway.has(memory))
    if (left !== null) take(left)
  })
  useEffect(() => {
    const listener = (of: string, left: string | null) => hear(of, left)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
  return isSending
}

function tell(memory: string, left: string | null) {
  for (const listener of listeners) listener(memory, left)
}
