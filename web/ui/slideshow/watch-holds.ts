import type { Hold } from '#web/ui/slideshow/slideshow-state.ts'

/**
 * Tells when a slideshow should rest by itself: while a mouse is on it or on its controls, while a
 * finger is, while the keyboard is inside, while the page is hidden, and while its visitor asks for
 * less motion.
 */
export function watchHolds(track: HTMLElement, tell: (by: Hold, held: boolean) => void) {
  const watching = new AbortController()
  const { signal } = watching

  const whole = track.parentElement ?? track
  const onPointer = (held: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && tell('pointer', held)
  whole.addEventListener('pointerenter', onPointer(true), { signal })
  whole.addEventListener('pointerleave', onPointer(false), { signal })

  const onTouch = (event: TouchEvent) => tell('touch', event.touches.length > 0)
  for (const touch of ['touchstart', 'touchend', 'touchcancel'] as const) {
    whole.addEventListener(touch, onTouch, { signal, passive: true })
  }

  const onFocus = () => tell('focus', whole.querySelector(':focus-visible') !== null)
  whole.addEventListener('focusin', onFocus, { signal })
  whole.addEventListener('focusout', () => tell('focus', false), { signal })

  const onHidden = () => tell('hidden', document.hidden)
  document.addEventListener('visibilitychange', onHidden, { signal })

  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const onMotion = () => tell('motion', lessMotion.matches)
  lessMotion.addEventListener('change', onMotion, { signal })

  onFocus()
  onHidden()
  onMotion()
  return () => watching.abort()
}
