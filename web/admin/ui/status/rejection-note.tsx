import { Alert, Stack, Text } from '@mantine/core'
import { IconMessageExclamation } from '@tabler/icons-react'
import type { Rejection } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './rejection-note.module.css'

interface RejectionNoteProps {
  rejection: Rejection
  /** Earlier rejections, oldest first. */
  earlier: Rejection[]
  /** Whether the revision is still rejected; otherwise its author has continued it. */
  isCurrent: boolean
}

export function RejectionNote({ rejection, earlier, isCurrent: isStanding }: RejectionNoteProps) {
  return (
    <Alert
      role="note"
      color={isStanding ? 'red' : 'ink'}
      icon={<IconMessageExclamation aria-hidden />}
      title={isStanding ? t('status.rejected') : t('status.sentBack')}
      p="sm"
    >
      <Stack gap="xs">
        <Round rejection={rejection} />
        {earlier.length > 0 && (
          <details className={styles.earlier}>
            <summary>{t('status.earlierRounds', { count: earlier.length })}</summary>
            <ol className={styles.rounds}>
              {earlier.toReversed().map((round) => (
                <li key={round.at}>
                  <Round rejection={round} />
                </li>
              ))}
            </ol>
          </details>
        )}
      </Stack>
    </Alert>
  )
}

function Round({ rejection: { by, at, remarks } }: { rejection: Rejection }) {
  return (
    <div>
      <Text size="sm" className={styles.remarks}>
        {remarks || t('status.noRemarks')}
      </Text>
      <Hint>{t('record.byAt', { name: by, time: formatMoment(at) })}</Hint>
    </div>
  )
}
