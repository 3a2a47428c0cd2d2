/** Milliseconds without a scroll event after which a track has come to rest. */
const REST_MS = 120

/** Puts a copy of the first slide behind the last; the answer takes it away again. */
export function addLoopCopy(track: HTMLElement) {
  const copy = track.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return () => {}
  copy.removeAttribute('id')
  copy.inert = true
  copy.ariaHidden = 'true'
  track.append(copy)
  return () => copy.remove()
}

/** Shows the slide at a position; `from` is taken up first, unseen. */
export function moveTrack(track: HTMLElement, position: number, from: number | null) {
  fetchPictures(track, position)
  if (from !== null) track.scrollTo({ left: offsetOf(track, from), behavior: 'instant' })
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  track.scrollTo({ left: offsetOf(track, position), behavior: still ? 'instant' : 'smooth' })
}

/** Tells the position at which the track comes to rest, however it was moved. */
export function watchRest(track: HTMLElement, count: number, tell: (position: number) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    const position = nearestSlide(track)
    if (position === count) track.scrollTo({ left: 0, behavior: 'instant' })
    fetchPictures(track, position + 1)
    tell(position)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(rest, REST_MS)
  }
  track.addEventListener('scroll', wait, { passive: true })
  return () => {
    clearTimeout(timer)
    track.removeEventListener('scroll', wait)
  }
}

/** A lazy picture outside the track would start to load only when it slides in. */
export function fetchPictures(track: HTMLElement, position: number) {
  for (const picture of track.children[position]?.querySelectorAll('img') ?? []) {
    picture.loading = 'eager'
  }
}

function nearestSlide(track: HTMLElement) {
  const distances = [...track.children].map((_, position) =>
    Math.abs(track.scrollLeft - offsetOf(track, position)),
  )
  return distances.indexOf(Math.min(...distances))
}

/** Where the track stands when it shows a slide: negative from right to left, as browsers count. */
function offsetOf(track: HTMLElement, position: number) {
  return leftOf(track.children[position]) - leftOf(track.children[0])
}

function leftOf(slide: Element | undefined) {
  return slide instanceof HTMLElement ? slide.offsetLeft : 0
}
