/**
 * Thrown when the server cannot start; the message is one sentence for the operator. In this room,
 * because configuration, process and store all throw it.
 */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
  /** Whether it may pass, so that trying again makes sense. */
  readonly isPassing: boolean

  constructor(message: string, { isPassing = false } = {}) {
    super(message)
    this.isPassing = isPassing
  }
}
