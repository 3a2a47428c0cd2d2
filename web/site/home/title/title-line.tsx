import { useLayoutEffect, useRef, useState } from 'react'

/** Renders the heading of the page, on one line where it fits. */
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
 * Returns ref and style with which a line shrinks to fit its parent. The style sheet (`.fit-text`)
 * estimates by the number of letters; this measures them, again on every resize.
 */
export function useFitText<Line extends HTMLElement>(text: string) {
  const ref = useRef<Line>(null)
  const [size, setSize] = useState<number>()

  useLayoutEffect(() => {
    const room = ref.current?.parentElement
    if (!room) return
    const fit = () => ref.current && setSize(measure(ref.current, room))
    const observer = new ResizeObserver(fit)
    // Wait for the font: with the fallback the line would be fitted twice.
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
/** Letters do not grow quite evenly with their size, so one per cent stays free. */
const OF_ROOM = 0.99

interface Line {
  /** Width of the text at `fontSize`, in CSS pixels. */
  width: number
  fontSize: number
  /** Available width. */
  room: number
  windowWidth: number
}

/**
 * Returns the font size in CSS pixels at which a line fits: at most 40 or 6 % of the window, at
 * least 14 (where the line wraps).
 */
export function fitFontSize({ width, fontSize, room, windowWidth }: Line) {
  const largest = Math.min(MAX, windowWidth * OF_WINDOW)
  const fitting = width > 0 ? (fontSize * room * OF_ROOM) / width : largest
  return Math.max(MIN, Math.floor(Math.min(largest, fitting) * 10) / 10)
}
