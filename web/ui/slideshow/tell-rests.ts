/** What a person moves a track with; without one of these before it, a rest is nobody's. */
const hands = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/** Milliseconds without a scroll event that count as a rest where browsers do not tell of rests. */
const restMs = 120

/** Tells whenever a track comes to rest, and whether a person's hand was on it since the last move. */
export function tellRests(track: HTMLElement, tell: (byHand: boolean) => void) {
  const watching = new AbortController()
  const { signal } = watching
  let byHand = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    tell(byHand)
    byHand = false
  }
  const touch = () => {
    byHand = true
  }
  for (const hand of hands) track.addEventListener(hand, touch, { signal, passive: true })
  if ('onscrollend' in window) {
    track.addEventListener('scrollend', rest, { signal })
  } else {
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, restMs)
    }
    track.addEventListener('scroll', wait, { signal, passive: true })
  }
  return {
    /** What moves now is moved by the slideshow itself. */
    byProgram() {
      byHand = false
    },
    end() {
      clearTimeout(timer)
      watching.abort()
    },
  }
}
