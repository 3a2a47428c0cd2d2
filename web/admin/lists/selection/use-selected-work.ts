import { type RefObject, useState } from 'react'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { type Confirmation, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { refusedWords } from './refused-words.ts'
import type { Selection } from './selection.ts'
import { type SendSome, takeInParts } from './take-in-parts.ts'

interface Selected<One extends { id: number }> {
  selection: Selection<One>
  /** Of the dialog that tells what came of it. */
  title: string
  titleOf: (one: One) => string
  /** Asks the lists anew once something was done. */
  refresh: () => void
  /** Where the focus goes when the bar is gone. */
  heading: RefObject<HTMLHeadingElement | null>
}

export interface SelectedWork<Action extends string> {
  running: Action | null
  /** How many were sent until now. */
  sent: number
  take: (action: Action, send: SendSome, asked: Confirmation | null) => Promise<void>
}

/** Does something with all that is chosen; asked before where it is to be, and told one by one after. */
export function useSelectedWork<Action extends string, One extends { id: number }>({
  selection,
  title,
  titleOf,
  refresh,
  heading,
}: Selected<One>): SelectedWork<Action> {
  const dialogs = useDialogs()
  const [running, setRunning] = useState<Action | null>(null)
  const [sent, setSent] = useState(0)
  const { chosen } = selection
  const count = chosen.length

  async function take(action: Action, send: SendSome, asked: Confirmation | null) {
    if (running || (asked && !(await dialogs.ask(asked)))) return
    setRunning(action)
    const ids = chosen.map(({ id }) => id)
    const { results, broken } = await takeInParts(send, ids, setSent)
    const done = new Set(results.flatMap((one) => (one.done ? [one.id] : [])))
    selection.select(
      chosen.filter(({ id }) => done.has(id)),
      false,
    )
    if (results.length > 0) refresh()
    const titles = new Map(chosen.map((one) => [one.id, titleOf(one)]))
    const details = refusedWords(titles, results)
    const counted = { done: done.size, count }
    if (broken === undefined) {
      const message = t('bulk.done', counted)
      await dialogs.tell({ tone: done.size > 0 ? 'success' : 'error', title, message, details })
    } else if (!(broken instanceof Refusal && broken.status === 401)) {
      const message = t('bulk.broken', { sentence: errorMessage(broken), ...counted })
      await dialogs.tell({ tone: 'error', title, message, details })
    }
    setRunning(null)
    focusIfLost(heading)
  }

  return { running, sent, take }
}
