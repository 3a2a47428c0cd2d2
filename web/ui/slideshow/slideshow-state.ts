import type { ScrollEnd } from '#web/ui/slideshow/slideshow-track.ts'

export const SLIDE_MS = 5000

/** Why a slideshow pauses by itself; `start`: until its script is ready. */
export type PauseReason = 'start' | 'pointer' | 'touch' | 'focus' | 'hidden' | 'motion'

/**
 * Slides are at positions 0 to `count - 1`, followed by copies, so that the step after the last one
 * moves forward too.
 */
export interface SlideshowState {
  count: number
  position: number
  /** Position to jump to before moving to `position`. */
  from: number | null
  /** Number of moves so far. */
  moves: number
  playing: boolean
  pauses: readonly PauseReason[]
  /** A step by the user ends the automatic advance. */
  stopsOnStep: boolean
  /** The last move was the user's, so screen readers announce it. */
  byUser: boolean
}

export type SlideshowAction =
  | { type: 'tick' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'goTo'; index: number }
  | ({ type: 'settled' } & ScrollEnd)
  | { type: 'toggle' }
  | { type: 'hold'; by: PauseReason }
  | { type: 'release'; by: PauseReason }

/** Returns the state that the server renders: first slide, paused until the script is ready. */
export function startSlideshow(count: number, stopsOnStep: boolean): SlideshowState {
  const pauses: PauseReason[] = ['start']
  const still = { position: 0, from: null, moves: 0, pauses, byUser: false }
  return { ...still, count, playing: count > 1, stopsOnStep }
}

export function currentSlide({ position, count }: SlideshowState) {
  return count > 0 ? position % count : 0
}

export function isAdvancing({ count, playing, pauses }: SlideshowState) {
  return playing && count > 1 && pauses.length === 0
}

export function slideshowReducer(state: SlideshowState, action: SlideshowAction): SlideshowState {
  switch (action.type) {
    case 'tick':
      return isAdvancing(state) ? { ...forward(state), byUser: false } : state
    case 'next':
      return steppedByUser(forward(state))
    case 'previous':
      return steppedByUser(back(state))
    case 'goTo':
      return { ...move(state, action.index, isAtCopy(state) ? 0 : null), byUser: true }
    case 'settled':
      return scrollEnded(state, action)
    case 'toggle':
      return { ...state, playing: state.count > 1 && !state.playing }
    case 'hold':
      return state.pauses.includes(action.by)
        ? state
        : { ...state, pauses: [...state.pauses, action.by] }
    case 'release':
      return { ...state, pauses: state.pauses.filter((hold) => hold !== action.by) }
  }
}

function forward(state: SlideshowState) {
  return isAtCopy(state) ? move(state, 1, 0) : move(state, state.position + 1)
}

function back(state: SlideshowState) {
  return state.position === 0
    ? move(state, state.count - 1, state.count)
    : move(state, state.position - 1)
}

function move(state: SlideshowState, position: number, from: number | null = null) {
  return state.count > 1 ? { ...state, position, from, moves: state.moves + 1 } : state
}

/** Takes the position at which scrolling ended. Only a scroll of the user counts as a step. */
function scrollEnded(state: SlideshowState, end: ScrollEnd) {
  // Told late, when the next move has begun: where that one ends counts.
  if (end.byMove && end.position !== state.position) return state
  const next = { ...state, position: end.position % state.count, from: null }
  const hasMoved = currentSlide(state) !== next.position
  return end.byUser && hasMoved ? steppedByUser(next) : next
}

function steppedByUser(state: SlideshowState) {
  return { ...state, byUser: true, playing: state.playing && !state.stopsOnStep }
}

function isAtCopy({ position, count }: SlideshowState) {
  return position >= count
}
