import { useEffect, useSyncExternalStore } from 'react'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { recall, remember } from '#web/admin/ui/browser-memory.ts'
import type { Device } from './page-frame.tsx'

/** From this width on the page is beside the form; below, it covers the screen. */
export const wide = '(min-width: 75em)'

/** How the page is shown; the same for each form that takes the preview over. */
export interface PreviewView {
  device: Device
  /** Null for the language of the form. */
  language: DocumentLanguage | null
  /** As the date box has it, which may be half typed. */
  date: string
}

let view: PreviewView = { device: 'phone', language: null, date: '' }

/** The form whose page is shown; '' for none on this screen, null while previews are closed. */
let shown: string | null = null
const listeners = new Set<() => void>()

function show(next: string | null): void {
  shown = next
  notify()
}

function changeView(change: Partial<PreviewView>): void {
  view = { ...view, ...change }
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function isWide(): boolean {
  return window.matchMedia(wide).matches
}

export function usePreviewView(): [PreviewView, typeof changeView] {
  return [useSyncExternalStore(listen, () => view), changeView]
}

export interface FormPreview {
  isOpen: boolean
  toggle: () => void
  close: () => void
  /** Shows the page of this form where another form's is shown, once one of its fields has the focus. */
  take: (event: { target: Element }) => void
}

/** Opens and closes the page beside a form. The browser remembers an open one for the next screen. */
export function usePreview(form: string, isPossible: boolean): FormPreview {
  const isOpen = useSyncExternalStore(listen, () => shown) === form && isPossible
  useEffect(() => {
    if (!isPossible) return
    if (shown === null && isWide() && recall(localStorage, 'preview') !== null) shown = ''
    if (shown === '') show(form)
    return () => {
      if (shown !== form) return
      changeView({ language: null })
      show(isWide() ? '' : null)
    }
  }, [form, isPossible])

  function open(isOn: boolean) {
    remember(localStorage, 'preview', isOn ? { open: true } : null)
    show(isOn ? form : null)
  }
  return {
    isOpen,
    toggle: () => open(!isOpen),
    close: () => open(false),
    take: ({ target }) => {
      if (!target.closest('[data-field]')) return
      if (isPossible && shown !== null && shown !== form && isWide()) show(form)
    },
  }
}
