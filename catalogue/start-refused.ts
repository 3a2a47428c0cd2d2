/**
 * The server cannot start as things are; the message is one sentence for whoever runs it. Here on
 * the floor, because the configuration, the process and the store all refuse to start in one way.
 */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
  /** May it be over by itself? Then there is a point in trying again. */
  readonly isPassing: boolean

  constructor(message: string, { isPassing = false } = {}) {
    super(message)
    this.isPassing = isPassing
  }
}
