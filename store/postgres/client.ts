import pg from 'pg'
import { Hosts } from './hosts.ts'

type Told = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/**
 * A client whose `error` event always has a listener, from before it connects until after it is
 * gone: without one Node ends the process. Its queries fail all the same, and say why. Where its
 * address names several servers it goes to the one that takes writes.
 */
export class Client extends pg.Client {
  readonly #hosts: Hosts | null
  readonly #address: string

  constructor(config: pg.ClientConfig = {}) {
    const hosts = config.connectionString ? Hosts.of(config.connectionString) : null
    const address = hosts?.current ?? ''
    super(hosts ? { ...config, connectionString: address } : config)
    this.#hosts = hosts
    this.#address = address
    this.on('error', () => undefined)
  }

  override connect(): Promise<pg.Client>
  override connect(callback: Told): void
  override connect(callback?: Told): Promise<pg.Client> | undefined {
    const connecting = this.#connectToWriter()
    if (!callback) return connecting
    const told = callback as (error: Error | null, client?: pg.Client) => void
    connecting.then((client) => told(null, client), told)
    return undefined
  }

  async #connectToWriter(): Promise<pg.Client> {
    try {
      const client = await super.connect()
      if (!this.#hosts || this.#hosts.count === 1 || (await this.#takesWrites())) return client
      await this.end()
      throw new Error('the server takes no writes: it stands by')
    } catch (error) {
      this.#hosts?.leave(this.#address)
      throw error
    }
  }

  async #takesWrites(): Promise<boolean> {
    type Setting = { transaction_read_only: string }
    const { rows } = await this.query<Setting>('show transaction_read_only')
    return rows[0]?.transaction_read_only === 'off'
  }
}
