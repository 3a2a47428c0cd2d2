import { useEffect, useReducer, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { PauseReason } from '#web/ui/slideshow/slideshow-state.ts'
import {
  currentSlide,
  isAdvancing,
  SLIDE_MS,
  type SlideshowState,
  slideshowReducer,
  startSlideshow,
} from '#web/ui/slideshow/slideshow-state.ts'
import { openTrack, type Track } from '#web/ui/slideshow/slideshow-track.ts'

export interface SlideshowControlLabels {
  previous: string
  next: string
  pause: string
  play: string
}

export interface SlideshowControlsProps {
  /** The track is `{id}-track`, the slides `{id}-1` and on. */
  id: string
  /** `2 of 3: Golden hour`. */
  labels: string[]
  /** Ends the automatic advance at the first step of the user. */
  stopsOnStep: boolean
  words: SlideshowControlLabels
}

export function SlideshowControls({ id, labels, stopsOnStep, words }: SlideshowControlsProps) {
  const [state, dispatch] = useSlideshow(id, labels.length, stopsOnStep)
  const current = currentSlide(state)
  const track = trackId(id)

  return (
    <div className="slideshow-controls" data-advancing={isAdvancing(state) || undefined}>
      <button
        type="button"
        className="slideshow-button slideshow-pause"
        aria-label={state.playing ? words.pause : words.play}
        onClick={() => dispatch({ type: 'toggle' })}
      >
        <Icon name={state.playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className="slideshow-button"
        aria-label={words.previous}
        aria-controls={track}
        onClick={() => dispatch({ type: 'previous' })}
      >
        <Icon name="previous" mirrored />
      </button>
      <div className="slideshow-dots">
        {labels.map((label, index) => (
          <a
            key={label}
            className="slideshow-dot"
            href={`#${id}-${index + 1}`}
            aria-current={index === current || undefined}
            onClick={(event) => {
              event.preventDefault()
              dispatch({ type: 'goTo', index })
            }}
          >
            <span className="only-heard">{label}</span>
          </a>
        ))}
      </div>
      <button
        type="button"
        className="slideshow-button"
        aria-label={words.next}
        aria-controls={track}
        onClick={() => dispatch({ type: 'next' })}
      >
        <Icon name="next" mirrored />
      </button>
      <p className="only-heard" aria-live="polite">
        {state.byUser ? labels[current] : ''}
      </p>
    </div>
  )
}

function useSlideshow(id: string, count: number, stopsOnStep: boolean) {
  const [state, dispatch] = useReducer(slideshowReducer, startSlideshow(count, stopsOnStep))
  const track = useRef<Track | null>(null)
  const { position, from, moves } = state
  const current = currentSlide(state)

  useEffect(() => {
    const element = document.getElementById(trackId(id))
    if (!element) return
    const opened = openTrack(element, count, (rest) => dispatch({ type: 'settled', ...rest }))
    track.current = opened
    dispatch({ type: 'release', by: 'start' })
    const stopWatching = watchPauseReasons(element, (by, isPaused) => {
      dispatch({ type: isPaused ? 'hold' : 'release', by })
    })
    return () => {
      stopWatching()
      opened.end()
    }
  }, [id, count])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move counts, not where it leads
  useEffect(() => {
    if (moves > 0) track.current?.move(position, from)
  }, [moves])

  useEffect(() => track.current?.mark(current), [current])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move gives the slide its full time
  useEffect(
    () => scheduleAdvance(state, () => dispatch({ type: 'tick' })),
    [isAdvancing(state), moves],
  )

  return [state, dispatch] as const
}

function trackId(id: string) {
  return `${id}-track`
}

/** Calls `advance` once when the slide has had its time; returns a function that cancels it. */
export function scheduleAdvance(state: SlideshowState, advance: () => void) {
  if (!isAdvancing(state)) return () => {}
  const timer = setTimeout(advance, SLIDE_MS)
  return () => clearTimeout(timer)
}

/**
 * Reports when a slideshow should pause: under the mouse or a finger, with keyboard focus inside,
 * on a hidden page, for reduced motion. Returns a function that stops watching.
 */
function watchPauseReasons(
  track: HTMLElement,
  report: (by: PauseReason, isPaused: boolean) => void,
) {
  const watching = new AbortController()
  const { signal } = watching

  const whole = track.parentElement ?? track
  const onPointer = (isPaused: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && report('pointer', isPaused)
  whole.addEventListener('pointerenter', onPointer(true), { signal })
  whole.addEventListener('pointerleave', onPointer(false), { signal })

  const onTouch = (event: TouchEvent) => report('touch', event.touches.length > 0)
  for (const touch of ['touchstart', 'touchend', 'touchcancel'] as const) {
    whole.addEventListener(touch, onTouch, { signal, passive: true })
  }

  const onFocus = () => report('focus', whole.querySelector(':focus-visible') !== null)
  whole.addEventListener('focusin', onFocus, { signal })
  whole.addEventListener('focusout', () => report('focus', false), { signal })

  const onHidden = () => report('hidden', document.hidden)
  document.addEventListener('visibilitychange', onHidden, { signal })

  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const onMotion = () => report('motion', lessMotion.matches)
  lessMotion.addEventListener('change', onMotion, { signal })

  onFocus()
  onHidden()
  onMotion()
  return () => watching.abort()
}
