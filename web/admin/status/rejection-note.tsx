import { Alert, Text } from '@mantine/core'
import { IconMessageExclamation } from '@tabler/icons-react'
import type { Rejection } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import styles from './rejection-note.module.css'

interface RejectionNoteProps {
  rejection: Rejection
  /** Is the record still the rejected one? Else its author has gone on from it. */
  isStanding: boolean
}

/** Who sent it back, when and in what words: for the editor and for the approver of the next round. */
export function RejectionNote({ rejection, isStanding }: RejectionNoteProps) {
  return (
    <Alert
      role="note"
      color={isStanding ? 'red' : 'ink'}
      icon={<IconMessageExclamation aria-hidden />}
      title={isStanding ? 'This was rejected' : 'This was sent back before'}
      p="sm"
    >
      <Text size="sm" className={styles.remarks}>
        {rejection.remarks || 'The approver left no remarks.'}
      </Text>
      <Text size="sm" c="dimmed">
        {rejection.by}, {momentWords(rejection.at)}
      </Text>
    </Alert>
  )
}
