import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'

export interface Outcome {
  sentence: string
  isRefused: boolean
}

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

export function FaultNote({ fault }: { fault: string | null }) {
  return <OutcomeNote told={fault === null ? null : { sentence: fault, isRefused: true }} />
}
