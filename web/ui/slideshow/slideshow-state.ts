/** Milliseconds that a slide stays before the next one comes by itself. */
export const SLIDE_MS = 5000

/** Why a slideshow rests although nobody paused it; `start`: its script has yet to come. */
export type PauseReason = 'start' | 'pointer' | 'touch' | 'focus' | 'hidden' | 'motion'

/**
 * Slides stand at positions 0 to `count - 1`; from `count` on stand copies of them, so that going on
 * from the last looks like one more step forward.
 */
export interface SlideshowState {
  count: number
  position: number
  /** Where to stand, without being seen to move, before moving to `position`. */
  from: number | null
  /** Grows with every move, and with nothing else. */
  moves: number
  playing: boolean
  pauses: readonly PauseReason[]
  /** A step by hand ends the automatic advance. */
  stopsOnStep: boolean
  /** The last move was a person's: worth telling a screen reader. */
  byUser: boolean
}

export type SlideshowAction =
  | { type: 'tick' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'goTo'; index: number }
  | { type: 'settled'; position: number; byUser: boolean }
  | { type: 'toggle' }
  | { type: 'hold'; by: PauseReason }
  | { type: 'release'; by: PauseReason }

/** As the server draws it: at the first slide, and resting until the script is there. */
export function startSlideshow(count: number, stopsOnStep: boolean): SlideshowState {
  const pauses: PauseReason[] = ['start']
  const still = { position: 0, from: null, moves: 0, pauses, byUser: false }
  return { ...still, count, playing: count > 1, stopsOnStep }
}

/** The slide that is shown, 0 to `count - 1`. */
export function currentSlide({ position, count }: SlideshowState) {
  return count > 0 ? position % count : 0
}

/** Whether the next slide comes by itself. */
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

/** The track came to rest: where the state sent it, or where a person did. Nobody's rest stops it. */
function scrollEnded(state: SlideshowState, rest: { position: number; byUser: boolean }) {
  const shown = { ...state, position: rest.position % state.count, from: null }
  const isElsewhere = currentSlide(state) !== shown.position
  return rest.byUser && isElsewhere ? steppedByUser(shown) : shown
}

function steppedByUser(state: SlideshowState) {
  return { ...state, byUser: true, playing: state.playing && !state.stopsOnStep }
}

function isAtCopy({ position, count }: SlideshowState) {
  return position >= count
}
