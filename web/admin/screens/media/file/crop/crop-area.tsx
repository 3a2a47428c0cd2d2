import { Text } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useRef } from 'react'
import { pointInWhole } from '#catalogue/collections/media-crop.ts'
import { t } from '#web/admin/i18n/translate.ts'
import seeThrough from '#web/admin/media/files/see-through.module.css'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import styles from './crop.module.css'
import {
  boxByKey,
  type CropBox,
  focalInBox,
  type Handle,
  moveBox,
  type Original,
  resizeBox,
  sharesOf,
} from './crop-box.ts'
import type { CropState } from './use-crop.ts'

const corners: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
]

const edges: readonly Handle[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

/** Renders the whole picture with the part to show, which is dragged or moved by keys. */
export function CropArea({ original, crop }: { original: Original; crop: CropState }) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  const drag = useDrag(original, crop, stage)
  const { box, bounds } = crop
  const shares = sharesOf(box, original)
  const focal = pointInWhole(focalInBox(original, box), shares)
  const place = {
    left: percent(shares.x),
    top: percent(shares.y),
    width: percent(shares.width),
    height: percent(shares.height),
  }
  const handles = bounds.ratio === null ? [...corners, ...edges] : corners

  function press(event: KeyboardEvent) {
    const next = boxByKey(box, event, bounds)
    if (!next) return
    event.preventDefault()
    crop.change(next, `key ${event.key} ${event.shiftKey}`)
  }

  return (
    <section aria-label={t('crop.area')}>
      <div ref={stage} className={styles.stage}>
        <img
          className={seeThrough.ground}
          src={original.url}
          alt=""
          width={original.width}
          height={original.height}
          draggable={false}
        />
        <div className={styles.shades}>
          <div className={styles.shade} style={place} />
        </div>
        <div
          ref={frame}
          className={styles.frame}
          style={place}
          role="slider"
          tabIndex={0}
          aria-label={t('crop.area')}
          aria-describedby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(shares.x * 100)}
          aria-valuetext={formatBox(box)}
          onKeyDown={press}
          onPointerDown={(event) => {
            drag.start(event, null)
            frame.current?.focus()
          }}
          onPointerMove={drag.move}
          onPointerUp={drag.end}
          onPointerCancel={drag.end}
        >
          {handles.map((handle) => (
            <span
              key={`${handle.x} ${handle.y}`}
              className={styles.handle}
              data-handle={`${handle.x} ${handle.y}`}
              style={{
                left: percent((handle.x + 1) / 2),
                top: percent((handle.y + 1) / 2),
                cursor: cursorOf(handle),
              }}
              onPointerDown={(event) => drag.start(event, handle)}
              onPointerMove={drag.move}
              onPointerUp={drag.end}
              onPointerCancel={drag.end}
            />
          ))}
        </div>
        <span className={styles.focal} style={{ left: percent(focal.x), top: percent(focal.y) }} />
      </div>
      <Text size="sm" c="dimmed" id={id} mt="xs">
        {t('crop.hint')}
      </Text>
    </section>
  )
}

interface Drag {
  /** Null: the whole crop is moved. */
  handle: Handle | null
  from: { x: number; y: number }
  box: CropBox
  gesture: string
}

/** Follows a pointer from its press to its release; each drag is one step to undo. */
function useDrag(original: Original, crop: CropState, stage: RefObject<HTMLDivElement | null>) {
  const held = useRef<Drag | null>(null)
  const count = useRef(0)

  /** Returns the point of the picture, in its pixels, under a pointer. */
  function pointAt({ clientX, clientY }: PointerEvent) {
    const place = stage.current?.getBoundingClientRect()
    if (!place || place.width === 0 || place.height === 0) return { x: 0, y: 0 }
    return {
      x: ((clientX - place.left) / place.width) * original.width,
      y: ((clientY - place.top) / place.height) * original.height,
    }
  }

  return {
    start(event: PointerEvent<HTMLElement>, handle: Handle | null) {
      event.preventDefault()
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      count.current += 1
      const gesture = `drag ${count.current}`
      held.current = { handle, from: pointAt(event), box: crop.box, gesture }
    },
    move(event: PointerEvent<HTMLElement>) {
      const drag = held.current
      if (!drag || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      event.stopPropagation()
      const to = pointAt(event)
      const by = { x: to.x - drag.from.x, y: to.y - drag.from.y }
      const next = drag.handle
        ? resizeBox(drag.box, drag.handle, to, crop.bounds)
        : moveBox(drag.box, by, crop.bounds)
      crop.change(next, drag.gesture)
    },
    end(event: PointerEvent<HTMLElement>) {
      if (!held.current) return
      event.stopPropagation()
      held.current = null
      announce(formatBox(crop.box))
    },
  }
}

function cursorOf({ x, y }: Handle): string {
  if (x === 0) return 'ns-resize'
  if (y === 0) return 'ew-resize'
  return x === y ? 'nwse-resize' : 'nesw-resize'
}

export function formatBox({ left, top, width, height }: CropBox): string {
  return t('crop.position', { left, top, width, height })
}

function percent(share: number): string {
  return `${share * 100}%`
}
