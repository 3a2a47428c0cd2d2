import pg from 'pg'

/**
 * A client whose `error` event always has a listener, from before it connects until after it is
 * gone: without one Node ends the process. Its queries fail all the same, and say why.
 */
export class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}
