import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { TicketLine, TicketThread } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import { confirmDiscard, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { AnswerForm } from './answer-form.tsx'
import { AttachedPictures } from './attached-pictures.tsx'
import styles from './support.module.css'
import { TicketBadge, ticketStatusMessages } from './ticket-badge.tsx'
import { TicketForm } from './ticket-form.tsx'
import { ticketQuery } from './ticket-queries.ts'

export function TicketDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const dialogs = useDialogs()
  const thread = useQuery(ticketQuery(id))
  /** Functions that discard unsent text, by form. */
  const unsent = useRef(new Map<string, () => void>())

  function note(part: string, forget: (() => void) | null) {
    if (forget) unsent.current.set(part, forget)
    else unsent.current.delete(part)
  }

  async function leave() {
    const isSent = unsent.current.size === 0
    if (!isSent && !(await confirmDiscard(dialogs, t('ticket.nothingSent')))) return
    for (const forget of unsent.current.values()) forget()
    onClose()
  }

  return (
    <Dialog
      onClose={() => void leave()}
      title={<bdi>{thread.data?.title ?? t('ticket.viewTitle')}</bdi>}
      size="lg"
      centered
    >
      <Loaded
        query={thread}
        skeleton={
          <Stack aria-busy="true">
            <Skeleton h={24} w="50%" />
            <Skeleton h={120} />
          </Stack>
        }
      >
        {(data) => <TicketContent ticket={data} onUnsent={note} />}
      </Loaded>
    </Dialog>
  )
}

interface TicketContentProps {
  ticket: TicketThread
  onUnsent: (part: string, forget: (() => void) | null) => void
}

function TicketContent({ ticket, onUnsent }: TicketContentProps) {
  const isClosed = ticket.status === 2
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Group gap="sm">
          <TicketBadge ticket={ticket} />
          <Text size="sm" c="dimmed">
            {t('ticket.openedBy', {
              id: String(ticket.id),
              name: ticket.opened_by.username,
              time: formatMoment(ticket.created_at),
            })}
          </Text>
        </Group>
        <Text className={styles.written}>{ticket.description}</Text>
        <AttachedPictures pictures={ticket.pictures} screenshots={ticket.screenshots} />
      </Stack>
      <Thread lines={ticket.lines} />
      {ticket.can_answer && <AnswerForm id={ticket.id} onUnsent={onUnsent} />}
      {(ticket.can_update || isClosed) && <TicketForm ticket={ticket} onUnsent={onUnsent} />}
    </Stack>
  )
}

/** Lists answers and changes, oldest first. */
function Thread({ lines }: { lines: TicketLine[] }) {
  const replies = lines.filter(({ kind }) => kind !== 'open')
  if (replies.length === 0) return null
  return (
    <Stack
      component="ol"
      gap="sm"
      className={styles.list}
      aria-label={t('ticket.thread')}
      aria-live="polite"
    >
      {replies.map((line) =>
        line.kind === 'answer' ? (
          <Answer line={line} key={line.id} />
        ) : (
          <TicketChange line={line} key={line.id} />
        ),
      )}
    </Stack>
  )
}

function Answer({ line }: { line: TicketLine }) {
  const { username } = useUser()
  return (
    <li className={styles.answer} data-own={line.by === username}>
      <Hint>{t('history.by', { author: line.by, time: formatMoment(line.at) })}</Hint>
      <Text className={styles.written}>{line.text}</Text>
      <AttachedPictures pictures={line.pictures} screenshots={line.screenshots} />
    </li>
  )
}

function TicketChange({ line }: { line: TicketLine }) {
  return (
    <li className={styles.done}>
      <Hint>{t('history.by', { author: line.by, time: formatMoment(line.at) })}</Hint>
      {line.changes.map(({ field, after }) => (
        <Text key={field} size="sm" className={styles.written}>
          {formatChange(field, after)}
        </Text>
      ))}
    </li>
  )
}

/** Formats a change as "Status: Closed". */
function formatChange(field: string, after: string): string {
  const value = after || '–'
  switch (field) {
    case 'status': {
      const words = ticketStatusMessages[Number(after)]
      return t('ticket.fact', { name: t('history.status'), value: words ? t(words) : value })
    }
    case 'completed_by':
      return t('ticket.fact', { name: t('ticket.completedBy'), value })
    case 'remarks':
      return t('ticket.fact', { name: t('history.remarks'), value })
    default:
      return t('ticket.textChanged')
  }
}
