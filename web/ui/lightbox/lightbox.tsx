import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'

export interface LargePicture {
  src: string
  sources: readonly { type: string; srcset: string }[]
  width: number
  height: number
  alt: string
  color: string
  caption: string
  /** "2 of 5" */
  place: string
}

interface LightboxProps {
  /** Id of the list whose links open these pictures, in the same order. */
  list: string
  label: string
  pictures: readonly LargePicture[]
  words: { close: string; next: string; previous: string }
}

/**
 * Renders a dialog with the pictures of a list side by side, moved by swipe and arrow keys. Without
 * script the links lead to the files.
 */
export function Lightbox({ list, label, pictures, words }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<number | null>(null)
  const current = place ?? 0

  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${list} a`)]
    const open = (event: MouseEvent) => {
      // Let the browser open a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const at = links.indexOf(event.currentTarget as HTMLAnchorElement)
      event.preventDefault()
      dialog.current?.showModal()
      close.current?.focus()
      setPlace(at)
      scrollToPicture(track.current, at, 'instant')
    }
    for (const link of links) {
      link.addEventListener('click', open)
      link.setAttribute('aria-haspopup', 'dialog')
    }
    return () => {
      for (const link of links) {
        link.removeEventListener('click', open)
        link.removeAttribute('aria-haspopup')
      }
    }
  }, [list])

  function move(to: number | null) {
    if (to !== null && to !== current) scrollToPicture(track.current, to, 'smooth')
  }

  function step(event: KeyboardEvent<HTMLDialogElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = nextIndex(event.key, { place: current, count: pictures.length, isRtl })
    if (to === null) return
    event.preventDefault()
    move(to)
  }

  /** Reads the current picture from the scroll position. */
  function sync() {
    const box = track.current
    if (!box || !dialog.current?.open) return
    setPlace(Math.round(Math.abs(box.scrollLeft) / Math.max(1, box.clientWidth)))
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={label}
      onKeyDown={step}
      onClick={(event) => {
        if ((event.target as Element).closest('img, button, figcaption') === null)
          dialog.current?.close()
      }}
      onClose={() => setPlace(null)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul ref={track} className="lightbox-track" tabIndex={0} aria-label={label} onScroll={sync}>
        {pictures.map((picture, at) => (
          <li key={picture.src} inert={at !== current}>
            {place !== null && Math.abs(at - current) <= 1 && <Large picture={picture} />}
          </li>
        ))}
      </ul>
      <p className="lightbox-place" role="status">
        {place === null ? '' : pictures[current]?.place}
      </p>
      <button
        ref={close}
        type="button"
        className="lightbox-button lightbox-close"
        aria-label={words.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className="lightbox-button lightbox-previous"
            aria-label={words.previous}
            aria-disabled={current === 0}
            onClick={() => move(Math.max(0, current - 1))}
          >
            <Icon name="previous" mirrored />
          </button>
          <button
            type="button"
            className="lightbox-button lightbox-next"
            aria-label={words.next}
            aria-disabled={current === pictures.length - 1}
            onClick={() => move(Math.min(pictures.length - 1, current + 1))}
          >
            <Icon name="next" mirrored />
          </button>
        </>
      )}
    </dialog>
  )
}

function Large({ picture }: { picture: LargePicture }) {
  const { src, sources, width, height, alt, caption, color } = picture
  return (
    <figure style={{ '--colour': color }}>
      <picture>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes="100vw" />
        ))}
        <img src={src} width={width} height={height} alt={alt} decoding="async" draggable={false} />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** Scrolls to a picture, without animation for reduced motion. */
function scrollToPicture(
  track: HTMLUListElement | null,
  place: number,
  behavior: 'instant' | 'smooth',
) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const to = track?.children[place]
  if (!track || !(to instanceof HTMLElement)) return
  const left = to.offsetLeft - track.offsetLeft
  track.scrollTo({ left, behavior: isStill ? 'instant' : behavior })
}

interface PicturePosition {
  place: number
  count: number
  isRtl: boolean
}

/** Returns the index that a key leads to, or null for other keys and at either end. */
export function nextIndex(key: string, { place, count, isRtl }: PicturePosition): number | null {
  const [back, on] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const to = { [back]: place - 1, [on]: place + 1, Home: 0, End: count - 1 }[key]
  return to === undefined || to < 0 || to >= count || to === place ? null : to
}
