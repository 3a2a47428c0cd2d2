import { useLayoutEffect, useRef, useState } from 'react'
import { fitFontSize } from '#web/ui/fit-text/fit-font-size.ts'

/**
 * Makes a line shrink to fit its parent. The stylesheet (`.fit-text`) comes close by the number of
 * letters; this measures the letters themselves, again whenever the room changes.
 */
export function useFitText<Line extends HTMLElement>(text: string) {
  const ref = useRef<Line>(null)
  const [size, setSize] = useState<number>()

  useLayoutEffect(() => {
    const room = ref.current?.parentElement
    if (!room) return
    const fit = () => ref.current && setSize(measure(ref.current, room))
    const observer = new ResizeObserver(fit)
    // Measured in the fallback face, the line would be fitted twice.
    document.fonts.ready.then(() => observer.observe(room))
    return () => observer.disconnect()
  }, [])

  return { ref, style: { '--letters': text.length, '--fitted': size && `${size}px` } }
}

function measure(line: HTMLElement, room: HTMLElement) {
  line.style.whiteSpace = 'nowrap'
  const width = line.getBoundingClientRect().width
  line.style.whiteSpace = ''
  const fontSize = Number.parseFloat(getComputedStyle(line).fontSize)
  return fitFontSize({ width, fontSize, room: room.clientWidth, windowWidth: window.innerWidth })
}
