export interface Track {
  /** Scrolls to a position; jumps to `from` first. */
  move(position: number, from: number | null): void
  /** Marks the current slide for keyboard and screen readers. */
  mark(index: number): void
  end(): void
}

/** The slide where scrolling ended. */
export interface ScrollEnd {
  position: number
  /** The user scrolled. */
  byUser: boolean
  /** A move of the slideshow ended where it led. */
  byMove: boolean
}

/** Adds copies behind the last slide and reports where scrolling ends. */
export function openTrack(
  track: HTMLElement,
  count: number,
  report: (rest: ScrollEnd) => void,
): Track {
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement)
  const copies = slides.map(addCopy)
  const start = nearestSlide(track)
  loadPictures(track, start)
  report({ position: start, byUser: false, byMove: false })
  let goal: number | null = null
  const scrolling = onScrollEnd(track, (byUser) => {
    const position = nearestSlide(track)
    // A busy machine ends a glide between two slides, or snaps back to the one before.
    if (!byUser && goal !== null && !isAt(track, goal)) return glideTo(goal)
    if (!isAt(track, position)) return
    const byMove = !byUser && goal !== null
    goal = null
    // Jump back from a copy to its original, which looks the same.
    if (position >= count) jumpTo(track, position - count)
    loadPictures(track, position % count)
    report({ position, byUser, byMove })
  })
  return {
    move(position, from) {
      scrolling.byProgram()
      goal = position
      loadPictures(track, position)
      if (from !== null) jumpTo(track, from)
      glideTo(position)
    },
    mark(index) {
      const current = slides[index]
      const hadFocus = track.contains(document.activeElement)
      for (const slide of slides) setHidden(slide, slide !== current)
      // Arrow keys scroll a focused track: move the focus to the current slide.
      if (hadFocus) current?.querySelector('a')?.focus({ preventScroll: true })
    },
    end() {
      scrolling.end()
      for (const copy of copies) copy.remove()
      for (const slide of slides) setHidden(slide, false)
    },
  }

  function glideTo(position: number) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.scrollTo({ left: offsetOf(track, position), behavior: still ? 'instant' : 'smooth' })
  }

  function addCopy(slide: HTMLElement): HTMLElement {
    const copy = slide.cloneNode(true) as HTMLElement
    copy.removeAttribute('id')
    copy.dataset.copy = ''
    setHidden(copy, true)
    track.append(copy)
    return copy
  }
}

/** Hides a slide from keyboard and screen readers, not from the mouse. */
function setHidden(slide: HTMLElement, hidden: boolean) {
  slide.ariaHidden = hidden ? 'true' : null
  for (const link of slide.querySelectorAll('a')) {
    if (hidden) link.tabIndex = -1
    else link.removeAttribute('tabindex')
  }
}

/** Loads pictures ahead: a lazy one outside the track would load only as it slides in. */
function loadPictures(track: HTMLElement, position: number) {
  const step = offsetOf(track, 1) || track.clientWidth
  const seen = Math.ceil(track.clientWidth / Math.abs(step))
  for (const slide of [...track.children].slice(position, position + seen + 1)) {
    for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager'
  }
}

function jumpTo(track: HTMLElement, position: number) {
  track.scrollTo({ left: offsetOf(track, position), behavior: 'instant' })
}

function nearestSlide(track: HTMLElement) {
  const distances = [...track.children].map((_, position) => {
    return Math.abs(track.scrollLeft - offsetOf(track, position))
  })
  return distances.indexOf(Math.min(...distances))
}

function isAt(track: HTMLElement, position: number) {
  return Math.abs(track.scrollLeft - offsetOf(track, position)) <= 2
}

/** Returns the scroll offset of a slide; negative in right-to-left pages. */
function offsetOf(track: HTMLElement, position: number) {
  return leftOf(track.children[position]) - leftOf(track.children[0])
}

function leftOf(slide: Element | undefined) {
  return slide instanceof HTMLElement ? slide.offsetLeft : 0
}

/** Events that mean that the user scrolls. */
const userInputs = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/** Milliseconds without a scroll event, where browsers have no `scrollend`. */
const scrollEndMs = 120

/** Reports each end of scrolling, and whether the user scrolled. */
function onScrollEnd(track: HTMLElement, report: (byUser: boolean) => void) {
  const watching = new AbortController()
  const { signal } = watching
  let byUser = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    report(byUser)
    byUser = false
  }
  const touch = () => {
    byUser = true
  }
  for (const hand of userInputs) track.addEventListener(hand, touch, { signal, passive: true })
  if ('onscrollend' in window) {
    track.addEventListener('scrollend', rest, { signal })
  } else {
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, scrollEndMs)
    }
    track.addEventListener('scroll', wait, { signal, passive: true })
  }
  return {
    /** Marks the next scroll as one of the slideshow. */
    byProgram() {
      byUser = false
    },
    end() {
      clearTimeout(timer)
      watching.abort()
    },
  }
}
