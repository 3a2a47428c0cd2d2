/** What looks like chance and is the same again with the same seed (mulberry32). */
export class Seeded {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 to less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  happens(share: number): boolean {
    return this.next() < share
  }

  one<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const found = list[this.below(list.length)]
    if (found === undefined) throw new Error('There is nothing to choose from')
    return found
  }

  bytes(count: number): Buffer<ArrayBuffer> {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)))
  }
}
