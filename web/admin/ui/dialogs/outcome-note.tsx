import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'

/** What came of what somebody has asked for. */
export interface Outcome {
  sentence: string
  isRefused: boolean
}

/** The server's sentence, where it stays; read out when it comes. */
export function OutcomeNote({ told }: { told: Outcome | null }) {
  return (
    <div role="alert">
      {told && (
        <Alert
          role="note"
          color={told.isRefused ? 'red' : 'ink'}
          icon={told.isRefused ? <IconAlertTriangle aria-hidden /> : <IconCheck aria-hidden />}
        >
          {told.sentence}
        </Alert>
      )}
    </div>
  )
}

/** Why it was refused; nothing while it was not. */
export function FaultNote({ fault }: { fault: string | null }) {
  return <OutcomeNote told={fault === null ? null : { sentence: fault, isRefused: true }} />
}
