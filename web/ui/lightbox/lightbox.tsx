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
  /** The id of the list in the page whose links lead to these pictures, in their order. */
  list: string
  label: string
  pictures: readonly LargePicture[]
  words: { close: string; next: string; previous: string }
}

/**
 * Shows the pictures of a list large, one beside the other in a track that fingers move and arrow
 * keys step through. The links stand in the page: without script they lead to the pictures themselves.
 */
export function Lightbox({ list, label, pictures, words }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<number | null>(null)
  const shown = place ?? 0

  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${list} a`)]
    const open = (event: MouseEvent) => {
      // Whoever wants a new tab or window gets it.
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
    if (to !== null && to !== shown) scrollToPicture(track.current, to, 'smooth')
  }

  function step(event: KeyboardEvent<HTMLDialogElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = nextIndex(event.key, { place: shown, count: pictures.length, isRtl })
    if (to === null) return
    event.preventDefault()
    move(to)
  }

  /** The picture in the middle of the track is the one that is looked at, whatever moved it. */
  function look() {
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
      <ul ref={track} className="lightbox-track" tabIndex={0} aria-label={label} onScroll={look}>
        {pictures.map((picture, at) => (
          <li key={picture.src} inert={at !== shown}>
            {place !== null && Math.abs(at - shown) <= 1 && <Large picture={picture} />}
          </li>
        ))}
      </ul>
      <p className="lightbox-place" role="status">
        {place === null ? '' : pictures[shown]?.place}
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
            aria-disabled={shown === 0}
            onClick={() => move(Math.max(0, shown - 1))}
          >
            <Icon name="previous" mirrored />
          </button>
          <button
            type="button"
            className="lightbox-button lightbox-next"
            aria-label={words.next}
            aria-disabled={shown === pictures.length - 1}
            onClick={() => move(Math.min(pictures.length - 1, shown + 1))}
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

/** Moves the track to a picture; its style says how, and rests for who asks for less motion. */
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

/** Where a key leads among pictures side by side; null for a key that leads nowhere, and at either end. */
export function nextIndex(key: string, { place, count, isRtl }: PicturePosition): number | null {
  const [back, on] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const to = { [back]: place - 1, [on]: place + 1, Home: 0, End: count - 1 }[key]
  return to === undefined || to < 0 || to >= count || to === place ? null : to
}
