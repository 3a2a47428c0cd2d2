/** The servers of one database, of which one takes writes: a pair, of which the other stands by. */
export class Hosts {
  readonly #addresses: readonly string[]
  #at = 0

  private constructor(addresses: readonly string[]) {
    this.#addresses = addresses
  }

  static readonly #known = new Map<string, Hosts>()

  /**
   * Those that an address names, as libpq writes them: `postgres://web@one:5432,two:5432/menu`. All
   * who use the same address share what is known of them.
   */
  static of(address: string): Hosts {
    const known = Hosts.#known.get(address) ?? new Hosts(addressesIn(address))
    Hosts.#known.set(address, known)
    return known
  }

  get count(): number {
    return this.#addresses.length
  }

  /** The one that took writes last, as far as anybody knows. */
  get current(): string {
    return this.#addresses[this.#at] ?? ''
  }

  /** It did not answer, or takes no writes: the next one is asked, where nobody has moved on before. */
  leave(address: string): void {
    if (this.current === address) this.#at = (this.#at + 1) % this.count
  }
}

function addressesIn(address: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/s.exec(address) ?? []
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}
