/**
 * The server cannot start as things are; the message is one sentence for whoever runs it. Here on
 * the floor, because the configuration, the process and the store all refuse to start in one way.
 */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
