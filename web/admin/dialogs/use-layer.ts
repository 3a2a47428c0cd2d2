import { useLayoutEffect, useRef } from 'react'

interface Layer {
  /** The key that has opened it is no longer on its way. */
  isSettled: boolean
}

/** The dialogs that are open, the one on top last. */
const layers: Layer[] = []

/**
 * For every dialog, as one may open another: Escape is heard by all of them, and is meant for the one on
 * top. Gives what closes this one if that is it.
 */
export function useLayer(close: () => void, isOpen = true): () => void {
  const own = useRef<Layer>(undefined)
  useLayoutEffect(() => {
    if (!isOpen) return
    const layer = { isSettled: false }
    own.current = layer
    layers.push(layer)
    // A question that Escape has opened may hear the same key a moment later.
    const settling = setTimeout(() => {
      layer.isSettled = true
    })
    return () => {
      clearTimeout(settling)
      // Those below may as well.
      setTimeout(() => layers.splice(layers.indexOf(layer), 1))
    }
  }, [isOpen])
  return () => {
    if (layers.at(-1) === own.current && own.current?.isSettled) close()
  }
}
