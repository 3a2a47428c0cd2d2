import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'

export interface Outcome {
  sentence: string
  isError: boolean
}

export function OutcomeNote({ outcome }: { outcome: Outcome | null }) {
  return (
    <div role="alert">
      {outcome && (
        <Alert
          role="note"
          color={outcome.isError ? 'red' : 'ink'}
          icon={outcome.isError ? <IconAlertTriangle aria-hidden /> : <IconCheck aria-hidden />}
        >
          <span style={{ whiteSpace: 'pre-line' }}>{outcome.sentence}</span>
        </Alert>
      )}
    </div>
  )
}

export function FaultNote({ fault }: { fault: string | null }) {
  return <OutcomeNote outcome={fault === null ? null : { sentence: fault, isError: true }} />
}
