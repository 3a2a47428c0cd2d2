import type { Generated } from 'kysely'

/** `handed`: being sent; `dropped`: no longer needed; `failed`: given up, or outcome unknown. */
export type MailState = 'waiting' | 'handed' | 'sent' | 'dropped' | 'failed'

export interface MailTable {
  id: Generated<number>
  /** Random: names its file and makes its Message-ID. */
  stem: string
  kind: string
  /** Null: it is for nobody and never sent. */
  person_id: number | null
  /** Null: the person's address at the time of sending. */
  address: string | null
  /** JSON: the data of its template. Never a secret; '{}' once the mail is sent or dropped. */
  payload: string
  state: MailState
  tries: number
  due_at: string
  claimed_until: string | null
  created_at: string
  done_at: string | null
  fault: string
}

export interface EmailChangeTable {
  person_id: number
  email: string
  /** SHA-256 of the mailed token; null until it is mailed. */
  token_hash: string | null
  asked_at: string
  expires_at: string
}
