import { useLayoutEffect, useRef } from 'react'

/** The open dialogs, the top one last. */
const layers: object[] = []

/** The keys and clicks that have opened or closed a dialog: each does so only once. */
const handled = new WeakSet<Event>()

/**
 * Registers an open dialog, and returns what closes it if it is on top: every open dialog hears
 * Escape, which is meant for the top one. The key that opened a dialog, or closed the one above,
 * reaches it a moment later and must not close it.
 */
export function useLayer(close: () => void, isOpen = true): () => void {
  const ownLayer = useRef<object>(undefined)
  useLayoutEffect(() => {
    if (!isOpen) return
    const layer = {}
    ownLayer.current = layer
    layers.push(layer)
    handleOnce()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      handleOnce()
    }
  }, [isOpen])
  return () => {
    if (layers.at(-1) === ownLayer.current && handleOnce()) close()
  }
}

/** Returns whether the current key or click has not closed or opened a dialog yet. */
function handleOnce(): boolean {
  const { event } = window
  if (!event) return true
  if (handled.has(event)) return false
  handled.add(event)
  return true
}
