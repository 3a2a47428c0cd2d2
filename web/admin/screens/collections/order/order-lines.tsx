import { useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon, Group } from '@mantine/core'
import { IconArrowBarToUp } from '@tabler/icons-react'
import type { EntryRow } from '#web/admin/api/collection-calls.ts'
import { currentLocale, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { EntryButtons, EntryHandle } from '#web/admin/ui/ordered-list/entry-buttons.tsx'
import { focusEntry, listActions } from '#web/admin/ui/ordered-list/list-actions.ts'
import { type Draggable, SortableList } from '#web/admin/ui/ordered-list/sortable-list.tsx'
import { EntryBadges, entryTitle } from '#web/admin/ui/status/entry-badges.tsx'
import { type Move, movesFor } from './moves.ts'
import styles from './order.module.css'

interface OrderLinesProps {
  label: string
  lines: readonly EntryRow[]
  /** The number of entries on earlier pages. */
  from: number
  isFirst: boolean
  /** Null for people who may not move entries. */
  onAdd: ((moves: readonly Move[]) => void) | null
}

export function OrderLines({ label, lines, from, isFirst, onAdd }: OrderLinesProps) {
  const steps = listActions<EntryRow>({
    entries: lines,
    keyOf,
    nameAt: (at) => entryTitle(lines[at] ?? { title: '' }),
    remove: () => {},
    move: (at, to) => onAdd?.(movesFor(lines, at, to, isFirst)),
    whenEmpty: () => null,
  })

  function toTop(at: number, line: EntryRow) {
    const neighbour = lines[at + 1] ?? lines[at - 1]
    onAdd?.([{ id: line.id, after: null }])
    announce(t('order.atTop', { name: entryTitle(line) }))
    focusEntry(keyOf(isFirst ? line : (neighbour ?? line)))
  }

  const list = (
    <ol className={styles.lines} aria-label={label}>
      {lines.map((line, index) => {
        const number = from + index + 1
        return onAdd ? (
          <OrderLine
            key={line.id}
            line={line}
            index={index}
            number={number}
            count={lines.length}
            onMove={(to) => steps.step(index, to)}
            onMoveToTop={number === 1 ? null : () => toTop(index, line)}
          />
        ) : (
          <li key={line.id} className={styles.line}>
            <EntryLabel line={line} number={number} />
          </li>
        )
      })}
    </ol>
  )
  return onAdd ? <SortableList onMove={steps.drag}>{list}</SortableList> : list
}

interface OrderLineProps {
  line: EntryRow
  index: number
  number: number
  count: number
  onMove: (to: number) => void
  onMoveToTop: (() => void) | null
}

function OrderLine({ line, index, number, count, onMove, onMoveToTop }: OrderLineProps) {
  const name = entryTitle(line)
  const { ref, handleRef } = useSortable({
    id: line.id,
    index,
    data: { name, count } satisfies Draggable,
  })
  return (
    <li ref={ref} className={styles.line}>
      <EntryHandle name={name} handleRef={handleRef} />
      <EntryLabel line={line} number={number} />
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={styles.top}
          aria-label={t('order.toTop', { name })}
          disabled={onMoveToTop === null}
          onClick={() => onMoveToTop?.()}
        >
          <IconArrowBarToUp size={18} aria-hidden />
        </ActionIcon>
        <EntryButtons
          entry={keyOf(line)}
          name={name}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={null}
        />
      </Group>
    </li>
  )
}

function EntryLabel({ line, number }: { line: EntryRow; number: number }) {
  return (
    <>
      <span className={styles.number}>{number.toLocaleString(currentLocale())}.</span>
      <span className={styles.name}>
        <bdi>{entryTitle(line)}</bdi>
        <EntryBadges entry={line} />
      </span>
    </>
  )
}

function keyOf({ id }: EntryRow): string {
  return `entry-${id}`
}
