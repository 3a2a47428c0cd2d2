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
