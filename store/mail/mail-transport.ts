import type { MailFailure } from '#catalogue/wire/mails.ts'

/** One mail as it travels. */
export interface OutgoingMail {
  from: string
  to: string
  /** Names its file where it becomes one. */
  stem: string
  /** The whole message (RFC 5322). */
  bytes: Buffer
}

/** A way out that is open. */
export interface MailSession {
  /** Gives a mail away. Throws a `MailError`. */
  send(parcel: OutgoingMail): Promise<void>
  close(): void
}

/** Where mails leave: a mail server, or a folder. */
export interface MailTransport {
  /** Opens a way out; ends at once where `signal` says so. Throws a `MailError` (`away`). */
  open(signal: AbortSignal): Promise<MailSession>
}

/** Why a mail did not leave. */

export class MailError extends Error {
  override readonly name = 'PostFault'
  readonly failure: MailFailure

  constructor(failure: MailFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.failure = failure
  }
}
