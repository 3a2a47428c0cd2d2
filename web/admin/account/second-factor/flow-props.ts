import type { ReactNode } from 'react'
import type { Answer } from '#web/admin/api/call-api.ts'
import type { SecondFactor } from '#web/admin/api/wire.gen.ts'

/** What the server says to a change; with recovery codes where there are new ones. */
export type Changed = Pick<Answer<unknown>, 'message'> & {
  data?: { recovery_codes?: string[] | null } | null
}

/** What every way through a change of the second factor is handed. */
export interface FlowProps {
  /** What the person signs in with beside the password; null for nothing yet. */
  factor: SecondFactor | null
  /**
   * Sends the change. Recovery codes may be on their way then, which are shown once: nothing takes this
   * from the screen until it is answered. Throws what the call throws.
   */
  send: (call: () => Promise<Changed>) => Promise<void>
  /** Leads back, among the other buttons. */
  cancel: ReactNode
}
