import { Button, Group, Text } from '@mantine/core'
import { IconFocusCentered } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import seeThrough from '#web/admin/media/files/see-through.module.css'
import styles from '#web/admin/screens/media/file/file.module.css'
import { frames } from '#web/admin/screens/media/file/frames.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'

interface FocalPictureProps {
  file: GalleryItem
  focal: FocalPoint
  /** Null for people who may not edit. */
  onChange: ((focal: FocalPoint) => void) | null
}

/** Renders the whole picture; a click, a drag or the arrow keys set its focal point. */
export function FocalPicture({ file, focal, onChange }: FocalPictureProps) {
  const picture = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const id = useId()

  function point({ clientX, clientY }: PointerEvent): FocalPoint | null {
    const box = picture.current?.getBoundingClientRect()
    return box ? focalAt(box, clientX, clientY) : null
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointerdown') {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      handle.current?.focus()
    }
    const isHeld = event.currentTarget.hasPointerCapture(event.pointerId)
    const next = isHeld ? point(event) : null
    if (next && onChange) onChange(next)
  }

  function press(event: KeyboardEvent) {
    const next = focalByKey(focal, event.key, event.shiftKey)
    if (!next || !onChange) return
    event.preventDefault()
    onChange(next)
  }

  return (
    <section aria-label={t('file.focal')}>
      <div
        ref={picture}
        className={styles.picture}
        data-open={onChange !== null}
        onPointerDown={onChange ? drag : undefined}
        onPointerMove={onChange ? drag : undefined}
        onPointerUp={
          onChange
            ? () => announce(t('file.focalAt', { place: formatFocalPoint(focal) }))
            : undefined
        }
        style={{ '--x': `${focal.x * 100}%`, '--y': `${focal.y * 100}%` }}
      >
        <img
          className={seeThrough.ground}
          src={file.image_url}
          alt={file.alt}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          draggable={false}
        />
        {onChange && (
          <div
            ref={handle}
            className={styles.handle}
            role="slider"
            tabIndex={0}
            aria-label={t('file.focal')}
            aria-describedby={id}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(focal.x * 100)}
            aria-valuetext={formatFocalPoint(focal)}
            onKeyDown={press}
          />
        )}
      </div>
      {onChange && (
        <Group justify="space-between" gap="xs" mt="xs">
          <Text size="sm" c="dimmed" id={id} flex="1 1 200px">
            {t('file.focalHint')}
          </Text>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconFocusCentered size={16} aria-hidden />}
            onClick={() => {
              onChange(centre)
              announce(t('file.focalAt', { place: formatFocalPoint(centre) }))
            }}
          >
            {t('file.centre')}
          </Button>
        </Group>
      )}
    </section>
  )
}

/** Renders the picture cropped around the focal point, as pages do. */
export function CropPreviews({ file, focal }: { file: GalleryItem; focal: FocalPoint }) {
  const style = { '--focus': focalPosition(focal), '--colour': file.color }
  return (
    <ul className={styles.crops} aria-label={t('file.crops')}>
      {frames.map(({ name, ratio }) => (
        <li key={name} data-crop={name.replace('file.', '')}>
          <img
            className={styles.crop}
            style={{ ...style, '--ratio': ratio }}
            src={file.image_url}
            alt=""
            draggable={false}
          />
          <Hint>{t(name)}</Hint>
        </li>
      ))}
    </ul>
  )
}

/** The part of a picture that crops keep: shares of its width and height, from the top left. */
interface FocalPoint {
  x: number
  y: number
}

export const centre: FocalPoint = { x: 0.5, y: 0.5 }

const smallStep = 0.01
const largeStep = 0.1

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Returns the point under a pointer; outside of the picture, the nearest edge. */
export function focalAt(box: Box, clientX: number, clientY: number): FocalPoint {
  if (box.width === 0 || box.height === 0) return centre
  return {
    x: share((clientX - box.left) / box.width),
    y: share((clientY - box.top) / box.height),
  }
}

/** Returns where a key moves the point: arrows by 1 %, with Shift by 10 %; null for other keys. */
export function focalByKey({ x, y }: FocalPoint, key: string, isLarge: boolean): FocalPoint | null {
  const step = isLarge ? largeStep : smallStep
  const moves: Record<string, FocalPoint> = {
    ArrowLeft: { x: x - step, y },
    ArrowRight: { x: x + step, y },
    ArrowUp: { x, y: y - step },
    ArrowDown: { x, y: y + step },
    Home: centre,
  }
  const moved = moves[key]
  return moved ? { x: share(moved.x), y: share(moved.y) } : null
}

export function formatFocalPoint({ x, y }: FocalPoint): string {
  return t('file.focalPosition', { x: percent(x), y: percent(y) })
}

/** Returns the CSS `object-position` that keeps the point in view. */
export function focalPosition({ x, y }: FocalPoint): string {
  return `${percent(x)}% ${percent(y)}%`
}

function percent(part: number): number {
  return Math.round(part * 100)
}

/** Rounds to whole percents, within 0 and 1. */
function share(part: number): number {
  return Math.min(100, Math.max(0, percent(part))) / 100
}
