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
  /** Names what is shown, with the hash of its part: another one starts there, or at its top. */
  place: string
  device: Device
  /** The path of the field that has the focus. */
  field: string | null
  onPick: (field: string) => void
}

/**
 * Renders a page in a frame. A newer page is merged into the one that is shown, so that nothing
 * flickers and the scroll position stays.
 */
export function PageFrame({ title, html, place, device, field, onPick }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useElementSize()
  const [isReady, setReady] = useState(false)
  const scale = Math.min(1, room.width / widths[device])
  const pick = useEffectEvent(onPick)
  const mark = useEffectEvent((shown: Document) => markField(shown, field))

  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!isReady || !shown) return
    morphdom(shown.documentElement, preparePage(html), {
      onBeforeElUpdated: (before, after) => !before.isEqualNode(after),
    })
    // The page of the server has no mark.
    mark(shown)
  }, [isReady, html])

  useEffect(() => {
    const shown = frame.current?.contentDocument
    const { hash } = new URL(place, window.location.origin)
    if (isReady && shown) showPart(shown, hash.slice(1))
  }, [isReady, place])

  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (isReady && shown)
      markField(shown, field)?.scrollIntoView({ block: 'nearest', behavior: motion() })
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
  :where(a) { text-decoration: underline; cursor: pointer }
  [data-field] { cursor: pointer }
  [data-field]:hover { outline: 2px dashed #6b4eff; outline-offset: 2px }
  [data-focused] { outline: 3px solid #6b4eff; outline-offset: 2px }`

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
  // Browsers may not report clicks in a frame without scripts: no link may lead out of it.
  for (const link of page.querySelectorAll('a, area')) link.removeAttribute('href')
  return page.documentElement
}

/** Scrolls to the part of a page with this id or, as the footer has none, this name. */
function showPart(page: Document, name: string): void {
  const part = page.getElementById(name) ?? (name === 'footer' ? page.querySelector(name) : null)
  // A menu that guests open.
  if (part?.hasAttribute('popover') && !part.matches(':popover-open')) part.showPopover()
  else (part ?? page.body).scrollIntoView()
}

function fieldsAt(target: EventTarget | null): string[] {
  if (!target || !('closest' in target)) return []
  const clicked = target as Element
  // A link may cover what it is about with a box of its own.
  const part =
    clicked.closest('[data-field]') ?? clicked.closest('a, button')?.querySelector('[data-field]')
  return part?.getAttribute('data-field')?.split(' ') ?? []
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Marks the part of the page that shows a field, and returns it. */
function markField(page: Document, field: string | null): Element | undefined {
  for (const one of page.querySelectorAll('[data-focused]')) one.removeAttribute('data-focused')
  if (field === null) return undefined
  const names = field.split('.')
  for (; names.length > 0; names.pop()) {
    const part = page.querySelector(`[data-field~="${names.join('.')}"]`)
    if (!part) continue
    part.setAttribute('data-focused', '')
    return part
  }
  return undefined
}
