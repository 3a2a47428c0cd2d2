import type { Generated } from 'kysely'

/**
 * How far a mail is. `handed`: it is being given away, and nobody knows yet whether it was taken;
 * `dropped`: what it was about is over; `failed`: given up, or nobody will ever know.
 */
export type MailState = 'waiting' | 'handed' | 'sent' | 'dropped' | 'failed'

/** Mails that leave once the transaction that wrote them is committed. */
export interface MailTable {
  id: Generated<number>
  /** Random: makes its Message-ID and the name of its file. */
  stem: string
  kind: string
  /** Null: whoever asked for it is nobody here, and it never leaves. */
  person_id: number | null
  /** Where it goes; null: to the person's own address as it is when it leaves. */
  address: string | null
  /** JSON: what its letter is written from. Never a secret, and nothing once it was sent or dropped. */
  payload: string
  state: MailState
  tries: number
  due_at: string
  /** Until when a process has it in its hands. */
  claimed_until: string | null
  created_at: string
  done_at: string | null
  /** Why it could not be sent the last time. */
  fault: string
}

/** Another e-mail that somebody has asked for and that has not confirmed yet; one a person. */
export interface EmailChangeTable {
  person_id: number
  email: string
  /** SHA-256 of the token that was mailed to it; null until it has been. */
  token_hash: string | null
  asked_at: string
  expires_at: string
}
