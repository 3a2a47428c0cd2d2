import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { restaurantsChanged } from '#web/site/restaurants/badges/badge-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { AttributionPart } from './attribution.ts'
import type { RenderedMap } from './render-map.ts'

interface RestaurantMapProps {
  tiles: string
  attribution: readonly AttributionPart[]
  words: Record<
    'show' | 'hide' | 'rule' | 'name' | 'loading' | 'failed' | 'closer' | 'farther',
    string
  >
}

/**
 * Renders a map of the listed restaurants. The tile server learns what somebody looks at, so
 * nothing is requested before the button is pressed. The list stays when the map fails.
 */
export function RestaurantMap({ tiles, attribution, words }: RestaurantMapProps) {
  const [isOpen, setOpen] = useState(false)
  const [status, setStatus] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    const { current: element } = place
    if (!isOpen || !element) return
    let isUnmounted = false
    let rendered: RenderedMap | null = null
    const show = async () => {
      const { renderMap } = await import('./render-map.ts')
      if (isUnmounted) return
      rendered = renderMap(element, {
        tiles,
        labels: words,
        onFailure: () => setStatus(words.failed),
      })
      setStatus('')
    }
    const update = () => rendered?.update()
    setStatus(words.loading)
    show().catch(() => setStatus(words.failed))
    document.addEventListener(restaurantsChanged, update)
    return () => {
      isUnmounted = true
      document.removeEventListener(restaurantsChanged, update)
      rendered?.remove()
    }
  }, [isOpen, tiles, words])

  return (
    <div className="contact-map">
      <div className="contact-map-ask">
        <button
          className="button"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-rule`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="pin" />
          {isOpen ? words.hide : words.show}
        </button>
        <p className="near-rule" id={`${id}-rule`}>
          {words.rule}
        </p>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            {/* Maps are not mirrored: east is right in every language. */}
            <section ref={place} className="contact-map-place" aria-label={words.name} dir="ltr" />
            <p className="contact-map-foot">
              {attribution.map(({ words: said, url }) => (
                <Fragment key={said}>{url ? <a href={url}>{said}</a> : said}</Fragment>
              ))}
            </p>
          </>
        )}
      </div>
      <p className="near-status" role="status">
        {isOpen ? status : ''}
      </p>
    </div>
  )
}
