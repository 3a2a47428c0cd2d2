import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'

/** What came of what somebody has asked for. */
export interface Told {
  sentence: string
  isRefused: boolean
}

/** The server's sentence, where it stays; read out when it comes. */
export function ToldNote({ told }: { told: Told | null }) {
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
  return <ToldNote told={fault === null ? null : { sentence: fault, isRefused: true }} />
}
