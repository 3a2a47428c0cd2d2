import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { clientAddress, isTrustedProxy } from './authenticate.ts'

/** Connections of one address, of the 10,000 a process takes (`server.ts`): enough for a whole office. */
const perAddress = 1_000

/**
 * Closes a new connection of an address that has too many open, so that one client cannot lock all
 * others out. Trusted proxies do not count; IPv6 counts by /64, the network of one subscriber (RFC 6177).
 */
export class ConnectionLimiter {
  readonly #config: Pick<Config, 'trustedProxies'>
  readonly #log: Logger
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(config: Pick<Config, 'trustedProxies'>, log: Logger, most = perAddress) {
    this.#config = config
    this.#log = log
    this.#most = most
  }

  admit(socket: Socket): void {
    const address = clientAddress({ socket, headers: {} }, this.#config)
    if (isTrustedProxy(address, this.#config)) return
    const network = networkOf(address)
    const open = this.#open.get(network) ?? 0
    if (open >= this.#most) {
      socket.destroy()
      if (open === this.#most)
        this.#log.warn({ address, open }, 'an address holds too many connections')
      return
    }
    this.#open.set(network, open + 1)
    socket.once('close', () => {
      const left = (this.#open.get(network) ?? 1) - 1
      if (left > 0) this.#open.set(network, left)
      else this.#open.delete(network)
    })
  }
}

/** Returns an IPv4 address as it is, of a shortened IPv6 address the first four groups. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')
}
