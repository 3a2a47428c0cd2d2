import type { MailFailure } from '#catalogue/wire/mails.ts'

export interface OutgoingMail {
  from: string
  to: string
  stem: string
  /** The whole message (RFC 5322). */
  bytes: Buffer
}

export interface MailSession {
  send(parcel: OutgoingMail): Promise<void>
  close(): void
}

export interface MailTransport {
  /** Connects; `signal` aborts it. Throws `MailError` (`away`). */
  open(signal: AbortSignal): Promise<MailSession>
}

export class MailError extends Error {
  override readonly name = 'PostFault'
  readonly failure: MailFailure

  constructor(failure: MailFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.failure = failure
  }
}
