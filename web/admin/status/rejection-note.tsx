import { Alert, Text } from '@mantine/core'
import { IconMessageExclamation } from '@tabler/icons-react'
import type { Rejection } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { say } from '#web/admin/speech/speech.ts'
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
      title={isStanding ? say('status.rejected') : say('status.sentBack')}
      p="sm"
    >
      <Text size="sm" dir="auto" className={styles.remarks}>
        {rejection.remarks || say('status.noRemarks')}
      </Text>
      <Text size="sm" c="dimmed">
        {say('record.byAt', { name: rejection.by, time: momentWords(rejection.at) })}
      </Text>
    </Alert>
  )
}
