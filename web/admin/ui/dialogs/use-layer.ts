import { useLayoutEffect, useRef } from 'react'

/** The dialogs that are open, the one on top last. */
const layers: object[] = []

/** The keys and clicks that have opened or closed a dialog: each is meant for that one alone. */
const answered = new WeakSet<Event>()

/**
 * For every dialog, as one may open another: Escape is heard by all of them, and is meant for the one on
 * top. Gives what closes this one if that is it. A dialog that a key has opened hears the same key a moment
 * later, as does the one below a dialog that it has closed; neither is to answer it, and both answer the
 * next one, however soon that comes.
 */
export function useLayer(close: () => void, isOpen = true): () => void {
  const own = useRef<object>(undefined)
  useLayoutEffect(() => {
    if (!isOpen) return
    const layer = {}
    own.current = layer
    layers.push(layer)
    answerEvent()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      answerEvent()
    }
  }, [isOpen])
  return () => {
    if (layers.at(-1) === own.current && answerEvent()) close()
  }
}

/** Whether nothing has answered the key or click that the browser is bringing. */
function answerEvent(): boolean {
  const { event } = window
  if (!event) return true
  if (answered.has(event)) return false
  answered.add(event)
  return true
}
