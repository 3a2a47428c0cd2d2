/** A track in the hands of its controls. */
export interface Track {
  /** Shows the slide at a position; `from` is taken up first, unseen. */
  move(position: number, from: number | null): void
  /** Says which slide is the current one, to the keyboard and to screen readers. */
  mark(index: number): void
  end(): void
}

/** Where a track came to rest, and whether a person brought it there. */
export interface ScrollEnd {
  position: number
  byUser: boolean
}

/** Takes up a track as the server drew it: at whichever slide it stands. */
export function openTrack(
  track: HTMLElement,
  count: number,
  tell: (rest: ScrollEnd) => void,
): Track {
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement)
  const copies = slides.map(addCopy)
  const start = nearestSlide(track)
  loadPictures(track, start)
  tell({ position: start, byUser: false })
  let goal: number | null = null
  const scrolling = onScrollEnd(track, (byUser) => {
    const position = nearestSlide(track)
    // Half-way between two slides nothing rests, however long a busy machine stays there; and what
    // rests on its way to a slide has only taken up its start.
    const isOnItsWay = !byUser && goal !== null && position !== goal
    if (isOnItsWay || !isAt(track, position)) return
    goal = null
    // The copies look the same: back to what they are copies of, unseen.
    if (position >= count) jumpTo(track, position - count)
    loadPictures(track, position % count)
    tell({ position, byUser })
  })
  return {
    move(position, from) {
      scrolling.byProgram()
      goal = position
      loadPictures(track, position)
      if (from !== null) jumpTo(track, from)
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      const behavior = still ? 'instant' : 'smooth'
      track.scrollTo({ left: offsetOf(track, position), behavior })
    },
    mark(index) {
      const current = slides[index]
      const hadFocus = track.contains(document.activeElement)
      for (const slide of slides) setHidden(slide, slide !== current)
      // The keys scroll a track too: whoever does so goes on from what is shown.
      if (hadFocus) current?.querySelector('a')?.focus({ preventScroll: true })
    },
    end() {
      scrolling.end()
      for (const copy of copies) copy.remove()
      for (const slide of slides) setHidden(slide, false)
    },
  }

  /** Behind the last slide stand all of them once more, so that the end is never seen. */
  function addCopy(slide: HTMLElement): HTMLElement {
    const copy = slide.cloneNode(true) as HTMLElement
    copy.removeAttribute('id')
    copy.dataset.copy = ''
    setHidden(copy, true)
    track.append(copy)
    return copy
  }
}

/** Out of the tab order and of the reader's tree; a mouse may still press what it sees. */
function setHidden(slide: HTMLElement, hidden: boolean) {
  slide.ariaHidden = hidden ? 'true' : null
  for (const link of slide.querySelectorAll('a')) {
    if (hidden) link.tabIndex = -1
    else link.removeAttribute('tabindex')
  }
}

/** A lazy picture outside the track would start to load only when it slides in. */
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

/** Where the track stands when it shows a slide: negative from right to left, as browsers count. */
function offsetOf(track: HTMLElement, position: number) {
  return leftOf(track.children[position]) - leftOf(track.children[0])
}

function leftOf(slide: Element | undefined) {
  return slide instanceof HTMLElement ? slide.offsetLeft : 0
}

/** What a person moves a track with; without one of these before it, a rest is nobody's. */
const userInputs = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/** Milliseconds without a scroll event that count as a rest where browsers do not tell of rests. */
const scrollEndMs = 120

/** Tells whenever a track comes to rest, and whether a person's hand was on it since the last move. */
function onScrollEnd(track: HTMLElement, tell: (byUser: boolean) => void) {
  const watching = new AbortController()
  const { signal } = watching
  let byUser = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    tell(byUser)
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
    /** What moves now is moved by the slideshow itself. */
    byProgram() {
      byUser = false
    },
    end() {
      clearTimeout(timer)
      watching.abort()
    },
  }
}
