import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type RefObject, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { formatTimesIn } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { type Confirmation, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { isSessionOver } from '#web/admin/ui/dialogs/use-action.ts'
import styles from './selected-bar.module.css'
import type { Selection } from './selection.ts'

interface SelectedBarProps<One extends { id: number }> {
  label: string
  chosen: string
  selection: Selection<One>
  /** Rows that the running action has sent; 0 before the first batch is done. */
  sent: number
  /** The heading that takes the focus when the bar goes. */
  heading: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

export function SelectedBar<One extends { id: number }>(props: SelectedBarProps<One>) {
  const { label, chosen, selection, sent, heading, children } = props
  const count = selection.chosen.length
  return (
    <Group className={styles.bar} gap="sm" role="region" aria-label={label}>
      <Text fw={600} role="status" me="auto">
        {sent > 0 ? t('bulk.progress', { done: sent, count }) : chosen}
      </Text>
      {children}
      <Button
        variant="subtle"
        onClick={() => {
          selection.clear()
          focusIfLost(heading)
        }}
      >
        {t('bulk.clear')}
      </Button>
    </Group>
  )
}

interface Selected<One extends { id: number }> {
  selection: Selection<One>
  title: string
  titleOf: (one: One) => string
  refresh: () => void
  /** The heading that takes the focus when the bar goes. */
  heading: RefObject<HTMLHeadingElement | null>
}

interface SelectedWork<Action extends string> {
  running: Action | null
  sent: number
  take: (action: Action, send: SendSome, question: Confirmation | null) => Promise<void>
}

/** Runs an action on the selection: confirms it where needed, and reports each error. */
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

  async function take(action: Action, send: SendSome, question: Confirmation | null) {
    if (running || (question && !(await dialogs.confirm(question)))) return
    setRunning(action)
    const ids = chosen.map(({ id }) => id)
    const { results, broken } = await sendInBatches(send, ids, setSent)
    const done = new Set(results.flatMap((one) => (one.done ? [one.id] : [])))
    selection.select(
      chosen.filter(({ id }) => done.has(id)),
      false,
    )
    if (results.length > 0) refresh()
    const titles = new Map(chosen.map((one) => [one.id, titleOf(one)]))
    const details = errorMessages(titles, results)
    const counted = { done: done.size, count }
    if (broken === undefined) {
      const message = t('bulk.done', counted)
      await dialogs.show({ tone: done.size > 0 ? 'success' : 'error', title, message, details })
    } else if (!isSessionOver(broken)) {
      const message = t('bulk.broken', { sentence: errorMessage(broken), ...counted })
      await dialogs.show({ tone: 'error', title, message, details })
    }
    setRunning(null)
    focusIfLost(heading)
  }

  return { running, sent, take }
}

/** The call, for as many ids as it accepts. */
type SendSome = (ids: number[]) => Promise<{ data: { results: Result[] } }>

interface BatchResult {
  results: Result[]
  /** The error that stopped it; undefined where all were sent. */
  broken?: unknown
}

/** Sends ids in batches, one after another; earlier ones stay done when a later one fails. */
async function sendInBatches(
  send: SendSome,
  ids: readonly number[],
  report: (done: number) => void,
): Promise<BatchResult> {
  const results: Result[] = []
  for (let at = 0; at < ids.length; at += limits.pageSize) {
    report(at)
    const batch = ids.slice(at, at + limits.pageSize)
    try {
      const { data } = await send(batch)
      results.push(...data.results)
    } catch (broken) {
      return { results, broken }
    }
  }
  return { results }
}

interface Result {
  id: number
  done: boolean
  message: string | null
  errors: Record<string, string[]>
}

/** Returns a sentence for each rejected entry or file: which one, and why. */
function errorMessages(titles: ReadonlyMap<number, string>, results: readonly Result[]): string[] {
  return results
    .filter(({ done }) => !done)
    .map(({ id, message, errors }) => {
      const lacking = Object.values(errors).flat()
      const reasons = lacking.length > 0 ? lacking : [message ?? '']
      const reason = formatTimesIn(reasons.join(' '))
      return t('bulk.refused', { title: titles.get(id) ?? '', reason })
    })
}
