/** Thrown when the server cannot start, with one sentence for the operator. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
  /** Whether it may pass, so that trying again makes sense. */
  readonly isPassing: boolean

  constructor(message: string, { isPassing = false } = {}) {
    super(message)
    this.isPassing = isPassing
  }
}
