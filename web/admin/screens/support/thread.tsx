import { Stack, Text } from '@mantine/core'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { TicketLine } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { say } from '#web/admin/i18n/speech.ts'
import { AttachedPictures } from './attached-pictures.tsx'
import styles from './support.module.css'
import { ticketStatusWords } from './ticket-badge.tsx'

/** What was said and done since the ticket was opened, oldest first. */
export function Thread({ lines }: { lines: TicketLine[] }) {
  const shown = lines.filter(({ kind }) => kind !== 'open')
  if (shown.length === 0) return null
  return (
    <Stack
      component="ol"
      gap="sm"
      className={styles.list}
      aria-label={say('ticket.thread')}
      aria-live="polite"
    >
      {shown.map((line) =>
        line.kind === 'answer' ? (
          <Answer line={line} key={line.id} />
        ) : (
          <Done line={line} key={line.id} />
        ),
      )}
    </Stack>
  )
}

function Answer({ line }: { line: TicketLine }) {
  const { username } = useUser()
  return (
    <li className={styles.answer} data-own={line.by === username}>
      <Text size="sm" c="dimmed">
        {say('history.by', { author: line.by, time: momentWords(line.at) })}
      </Text>
      <Text className={styles.written}>{line.text}</Text>
      <AttachedPictures pictures={line.pictures} screenshots={line.screenshots} />
    </li>
  )
}

function Done({ line }: { line: TicketLine }) {
  return (
    <li className={styles.done}>
      <Text size="sm" c="dimmed">
        {say('history.by', { author: line.by, time: momentWords(line.at) })}
      </Text>
      {line.changes.map(({ field, after }) => (
        <Text key={field} size="sm" className={styles.written}>
          {changeWords(field, after)}
        </Text>
      ))}
    </li>
  )
}

/** "Status: Closed", and nothing that stands above the thread already. */
function changeWords(field: string, after: string): string {
  const value = after || '–'
  switch (field) {
    case 'status': {
      const words = ticketStatusWords[Number(after)]
      return say('ticket.fact', { name: say('history.status'), value: words ? say(words) : value })
    }
    case 'completed_by':
      return say('ticket.fact', { name: say('ticket.completedBy'), value })
    case 'remarks':
      return say('ticket.fact', { name: say('history.remarks'), value })
    default:
      return say('ticket.wordsChanged')
  }
}
