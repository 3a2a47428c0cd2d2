import { isAdvancing, SLIDE_MS, type SlideshowState } from '#web/ui/slideshow/slideshow-state.ts'

/** Calls `advance` once when the slide has had its time; the answer calls that off. */
export function scheduleAdvance(state: SlideshowState, advance: () => void) {
  if (!isAdvancing(state)) return () => {}
  const timer = setTimeout(advance, SLIDE_MS)
  return () => clearTimeout(timer)
}
