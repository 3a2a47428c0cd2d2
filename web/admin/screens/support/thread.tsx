import { Stack, Text } from '@mantine/core'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { TicketLine } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
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
      aria-label={t('ticket.thread')}
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
        {t('history.by', { author: line.by, time: momentWords(line.at) })}
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
        {t('history.by', { author: line.by, time: momentWords(line.at) })}
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
      return t('ticket.fact', { name: t('history.status'), value: words ? t(words) : value })
    }
    case 'completed_by':
      return t('ticket.fact', { name: t('ticket.completedBy'), value })
    case 'remarks':
      return t('ticket.fact', { name: t('history.remarks'), value })
    default:
      return t('ticket.wordsChanged')
  }
}
