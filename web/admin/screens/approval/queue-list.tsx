import { Badge, Checkbox, Text } from '@mantine/core'
import { IconFileImport, IconFlag, IconUrgent } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useTimeZone } from '#web/admin/api/brand.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { AssigneeText } from '#web/admin/documents/assignment/assigned-to.tsx'
import { LanguageTag } from '#web/admin/documents/languages/language-tag.tsx'
import { formatAge, formatMoment, formatMomentIn } from '#web/admin/i18n/format-date.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import type { Selection } from '#web/admin/lists/selection/selection.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import styles from './approval.module.css'
import type { QueueRow } from './decide-together.tsx'
import { keyOf, shownBy } from './queue-line.ts'
import { type QueueView, queryOf, type Shown } from './use-queue-view.ts'

interface QueueListProps {
  lines: readonly PendingRecord[]
  view: QueueView
  shown: Shown | null
  selection: Selection<QueueRow>
}

export function QueueList({ lines, view, shown, selection }: QueueListProps) {
  const lastTicked = useRef(-1)

  /** Ticks a line; with Shift all from the last ticked one on. */
  function tick(at: number, isOn: boolean, isRange: boolean) {
    const from = isRange && lastTicked.current >= 0 ? lastTicked.current : at
    const range = lines.slice(Math.min(from, at), Math.max(from, at) + 1)
    selection.select(decidable(range), isOn)
    lastTicked.current = at
  }

  return (
    <ul className={styles.lines} aria-label={t('approval.list')}>
      {lines.map((line, at) => {
        const target = shownBy(line)
        const key = keyOf(target)
        const [row] = decidable([line])
        return (
          <li key={key} className={styles.line} data-shown={shown !== null && key === keyOf(shown)}>
            {row && (
              <Checkbox
                aria-label={t('approval.select', { title: documentTitle(line) })}
                {...selection.boxOf([row])}
                onChange={({ currentTarget: { checked }, nativeEvent }) =>
                  tick(at, checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
              />
            )}
            <Link
              id={key}
              className={styles.link}
              to={{ search: queryOf({ ...view, shown: target }) }}
              preventScrollReset
              aria-current={shown !== null && key === keyOf(shown)}
            >
              <LineText line={line} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function LineText({ line }: { line: PendingRecord }) {
  const count = line.batch_count ?? 1
  return (
    <>
      {count > 1 ? (
        <span className={styles.name}>
          <WholeName line={line} count={count} />
          <Badge className={styles.count} variant="default" aria-hidden>
            {count.toLocaleString(currentLocale())}
          </Badge>
        </span>
      ) : (
        <span className={styles.name}>
          {documentTitle(line)}
          <LanguageTag place={line.language} />
        </span>
      )}
      <Text component="span" size="xs" c="dimmed" title={formatMoment(line.submitted_at)}>
        {t('record.byAt', { name: line.submitted_by, time: formatAge(line.submitted_at) })}
      </Text>
      {count === 1 && line.assignment && <AssigneeText assignee={line.assignment} />}
      <UrgentNote record={line} />
    </>
  )
}

function WholeName({ line, count }: { line: PendingRecord; count: number }) {
  const { campaign, label } = line
  if (campaign)
    return (
      <>
        <IconFlag size={16} aria-hidden /> {t('approval.campaign', { name: campaign.name, count })}
      </>
    )
  return (
    <>
      <IconFileImport size={16} aria-hidden /> {t('approval.import', { count })}
      {' · '}
      {labelled(label)}
    </>
  )
}

/** Says why a change is urgent; nothing for others. */
export function UrgentNote({ record }: { record: PendingRecord }) {
  const zone = useTimeZone()
  if (!record.urgent) return null
  return (
    <span className={styles.urgent}>
      <IconUrgent size={16} aria-hidden />
      {reasonOf(record, (time) => formatMomentIn(time, zone))}
    </span>
  )
}

function reasonOf(
  { urgent, starts_at, ends_at, review_until }: PendingRecord,
  format: (time: string | null) => string,
): string {
  if (urgent === 'ends') return t('approval.ends', { time: format(ends_at) })
  if (urgent === 'starts') return t('approval.starts', { time: format(starts_at) })
  return review_until
    ? t('approval.reviewBy', { time: format(review_until) })
    : t('approval.urgentNotice')
}

/** Returns the lines of one record that this person can decide on, as rows that can be ticked. */
export function decidable(lines: readonly PendingRecord[]): QueueRow[] {
  return lines
    .filter(({ can_decide, batch_count = 1 }) => can_decide && batch_count === 1)
    .map((line) => ({ ...line, id: line.entity_id }))
}
