import type { MailFailure } from '#catalogue/wire/mails.ts'

/** One mail as it travels. */
export interface Parcel {
  from: string
  to: string
  /** Names its file where it becomes one. */
  stem: string
  /** The whole message (RFC 5322). */
  bytes: Buffer
}

/** A way out that is open. */
export interface PostSession {
  /** Gives a mail away. Throws a `PostFault`. */
  hand(parcel: Parcel): Promise<void>
  close(): void
}

/** Where mails leave: a mail server, or a folder. */
export interface Post {
  /** Opens a way out; ends at once where `signal` says so. Throws a `PostFault` (`away`). */
  open(signal: AbortSignal): Promise<PostSession>
}

/** Why a mail did not leave. */
export type PostFailure = MailFailure

export class PostFault extends Error {
  override readonly name = 'PostFault'
  readonly trouble: PostFailure

  constructor(trouble: PostFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.trouble = trouble
  }
}
