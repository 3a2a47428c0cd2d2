import { useElementSize } from '@mantine/hooks'
import morphdom from 'morphdom'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cspNonce } from '#web/admin/ui/csp-nonce.ts'
import styles from './preview.module.css'

/** Widths of the page, in its own CSS pixels. */
export const widths = { phone: 390, tablet: 820, desktop: 1280 } as const
export type Device = keyof typeof widths

interface PageFrameProps {
  title: string
  html: string
  /** The address of the page; another one starts at its top. */
  path: string
  device: Device
  /** The path of the field in hand. */
  field: string | null
  onPick: (field: string) => void
}

/**
 * Renders a page in a frame. A newer page is merged into the one that is shown, so that nothing
 * flickers and the scroll position stays.
 */
export function PageFrame({ title, html, path, device, field, onPick }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useElementSize()
  const [isReady, setReady] = useState(false)
  const scale = Math.min(1, room.width / widths[device])
  const pick = useEffectEvent(onPick)

  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!isReady || !shown) return
    morphdom(shown.documentElement, preparePage(html), {
      onBeforeElUpdated: (before, after) => !before.isEqualNode(after),
    })
  }, [isReady, html])

  useEffect(() => {
    const shown = frame.current?.contentDocument
    const { hash } = new URL(path, window.location.origin)
    if (isReady) (shown?.getElementById(hash.slice(1)) ?? shown?.body)?.scrollIntoView()
  }, [isReady, path])

  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (isReady && shown) markField(shown, field)
  }, [isReady, field])

  function start() {
    const shown = frame.current?.contentDocument
    shown?.addEventListener('click', (event) => {
      // Links lead nowhere: another page would not show what is typed.
      event.preventDefault()
      const names = fieldsAt(event.target)
      if (names[0]) pick(names[0])
    })
    setReady(true)
  }

  return (
    <div ref={room.ref} className={styles.room}>
      {/* No scripts run in it: it is the page as the server renders it. */}
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        srcDoc="<!doctype html><title></title>"
        sandbox="allow-same-origin"
        width={widths[device]}
        height={scale > 0 ? room.height / scale : room.height}
        style={{ scale: String(scale), '--shown-width': `${widths[device] * scale}px` }}
        onLoad={start}
      />
    </div>
  )
}

const frameStyles = `
  [data-field] { cursor: pointer }
  [data-field]:hover { outline: 2px dashed #6b4eff; outline-offset: 2px }
  [data-in-hand] { outline: 3px solid #6b4eff; outline-offset: 2px }`

/** Returns the root of a page that may be shown in the frame, which has the policy of the back office. */
function preparePage(html: string): HTMLElement {
  const style = `<style nonce="${cspNonce()}">`
  const styled = html
    .replaceAll('<style>', style)
    .replace('</head>', `${style}${frameStyles}</style></head>`)
  const page = new DOMParser().parseFromString(styled, 'text/html')
  // The frame is one stop of the Tab key, not one for each link.
  for (const one of page.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, summary',
  ))
    one.tabIndex = -1
  return page.documentElement
}

function fieldsAt(target: EventTarget | null): string[] {
  if (!target || !('closest' in target)) return []
  const clicked = target as Element
  // A link may cover what it is about with a box of its own.
  const part =
    clicked.closest('[data-field]') ?? clicked.closest('a, button')?.querySelector('[data-field]')
  return part?.getAttribute('data-field')?.split(' ') ?? []
}

/** Marks the part of the page that shows a field, and scrolls to it. */
function markField(page: Document, field: string | null): void {
  for (const one of page.querySelectorAll('[data-in-hand]')) one.removeAttribute('data-in-hand')
  if (field === null) return
  const names = field.split('.')
  for (; names.length > 0; names.pop()) {
    const part = page.querySelector(`[data-field~="${names.join('.')}"]`)
    if (!part) continue
    part.setAttribute('data-in-hand', '')
    part.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    return
  }
}
