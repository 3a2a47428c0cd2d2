import { useLayoutEffect, useRef, useState } from 'react'

/** The page's heading, on one line where it fits. */
export function TitleLine({ text }: { text: string }) {
  const { ref, style } = useFitText<HTMLSpanElement>(text)
  return (
    <h1 className="title-line fit-room">
      <span ref={ref} className="fit-text" style={style}>
        {text}
      </span>
    </h1>
  )
}

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

const MAX = 40
const MIN = 14
/** Share of the window's width. */
const OF_WINDOW = 0.06
/** Letters do not grow quite evenly with their size: a hundredth stays free. */
const OF_ROOM = 0.99

interface Line {
  /** How wide the text is at `fontSize`, in CSS pixels. */
  width: number
  fontSize: number
  /** How wide it may be. */
  room: number
  windowWidth: number
}

/**
 * The font size in CSS pixels at which a line fits its room: at most 40, or 6 % of the window's
 * width if that is smaller, and never below 14 (where the line wraps instead).
 */
export function fitFontSize({ width, fontSize, room, windowWidth }: Line) {
  const largest = Math.min(MAX, windowWidth * OF_WINDOW)
  const fitting = width > 0 ? (fontSize * room * OF_ROOM) / width : largest
  return Math.max(MIN, Math.floor(Math.min(largest, fitting) * 10) / 10)
}
