import type { ReactNode } from 'react'
import type { Answer } from '#web/admin/api/call-api.ts'
import type { SecondFactor } from '#web/admin/api/wire.gen.ts'

/** The answer to a change, with new recovery codes if there are any. */
export type Changed = Pick<Answer<unknown>, 'message'> & {
  data?: { recovery_codes?: string[] | null } | null
}

export interface FlowProps {
  /** The current second factor; null while it loads. */
  factor: SecondFactor | null
  /**
   * Sends the change. New recovery codes, which are shown only once, may be in the answer: the
   * dialog must stay until it is there. Throws what the call throws.
   */
  send: (call: () => Promise<Changed>) => Promise<void>
  cancel: ReactNode
}
