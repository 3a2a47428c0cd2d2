import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { approvalsQuery } from '#web/admin/api/queries.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import { indexOf, keyOf, nextLine, shownBy } from './queue-line.ts'
import { useHeldApprovals } from './use-held-approvals.ts'
import { currentView, type Shown, useQueueView } from './use-queue-view.ts'

type Focusable = RefObject<HTMLElement | null>

/** Loads a page of the queue, and leads from line to line. */
export function useQueue(pane: Focusable, heading: Focusable) {
  const state = useQueueView()
  const { view, turnTo, show } = state
  const { filter, page, shown } = view
  // Below, list and pane take turns.
  const isWide = useMediaQuery('(min-width: 850px)', true, { getInitialValueInEffect: false })
  const queue = useQuery(approvalsQuery(page, filter))
  const held = useHeldApprovals()
  const lines = (queue.data?.data ?? []).filter((line) => !held.has(line))
  const at = shown ? indexOf(lines, shown) : -1
  const formerIndex = useFormerIndex(at)
  useFirstLine(queue.isPlaceholderData || !isWide || shown ? undefined : lines[0], show)
  usePaneFocus(shown, isWide, pane)

  function step(line: PendingRecord) {
    show(shownBy(line), { isStep: true })
    announce(documentTitle(line))
  }

  return {
    ...state,
    isWide,
    queue,
    held,
    lines,
    /** The place of the shown line among them, or -1. */
    at,
    /** Shows the line after the one that was decided. */
    goOn() {
      const next = shown && nextLine(lines, shown, formerIndex.current)
      if (next) step(next)
      else show(null, { isStep: true, page: 1 })
      focusIfLost(...(next ? [pane, heading] : [heading]))
    },
    /** Shows the line before or after, or a page of them. */
    move(by: 1 | -1) {
      if (queue.isPlaceholderData) return
      const from = currentView().shown
      const next = lines[(from ? indexOf(lines, from) : at) + by]
      const lastPage = queue.data?.last_page ?? 1
      if (next) step(next)
      else if (page + by >= 1 && page + by <= lastPage) turnTo(page + by)
      pane.current?.focus({ preventScroll: true })
    },
  }
}

/** Returns the last place of the shown line in the list. */
function useFormerIndex(at: number) {
  const place = useRef(0)
  useEffect(() => {
    if (at >= 0) place.current = at
  }, [at])
  return place
}

/** Shows the first line where none is shown. In the address, it stays when the queue changes. */
function useFirstLine(
  first: PendingRecord | undefined,
  show: ReturnType<typeof useQueueView>['show'],
) {
  // Also for an address that took the place of this one before it was rendered.
  const { key } = useLocation()
  const isMissing = first !== undefined
  const showFirst = useEffectEvent(() => first && show(shownBy(first), { isStep: true }))
  useEffect(() => {
    if (isMissing && key) showFirst()
  }, [isMissing, key])
}

/** Begins each change at its top; on a phone moves the focus between list and pane. */
function usePaneFocus(shown: Shown | null, isWide: boolean, pane: Focusable) {
  const key = shown && keyOf(shown)
  const before = useRef(key)
  useEffect(() => {
    const left = before.current
    before.current = key
    if (left === key) return
    if (pane.current) pane.current.scrollTop = 0
    document.getElementById(key ?? '')?.scrollIntoView({ block: 'nearest' })
    if (isWide) return
    if (key) pane.current?.focus()
    else document.getElementById(left ?? '')?.focus()
  }, [key, isWide, pane])
}
