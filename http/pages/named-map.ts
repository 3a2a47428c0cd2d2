/** Values by their keys, found by their names too: what a change concerns is found without a look at each. */
export class NamedMap<Value> {
  readonly #namesOf: (value: Value) => Iterable<string>
  readonly #values = new Map<string, Value>()
  readonly #keys = new Map<string, Set<string>>()

  /** @param namesOf the names of a value, always the same ones */
  constructor(namesOf: (value: Value) => Iterable<string>) {
    this.#namesOf = namesOf
  }

  get size(): number {
    return this.#values.size
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  has(key: string): boolean {
    return this.#values.has(key)
  }

  keys(): MapIterator<string> {
    return this.#values.keys()
  }

  values(): MapIterator<Value> {
    return this.#values.values()
  }

  /** Those that were set first come first. */
  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.#values[Symbol.iterator]()
  }

  /** Takes the place of what stood there, behind all others. */
  set(key: string, value: Value): void {
    this.delete(key)
    this.#values.set(key, value)
    for (const name of this.#namesOf(value)) {
      const keys = this.#keys.get(name)
      if (keys) keys.add(key)
      else this.#keys.set(name, new Set([key]))
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    for (const name of this.#namesOf(value)) {
      const keys = this.#keys.get(name)
      keys?.delete(key)
      if (keys?.size === 0) this.#keys.delete(name)
    }
  }

  /** The keys of what has any of some names, each once. */
  under(names: Iterable<string>): Set<string> {
    const found = new Set<string>()
    for (const name of names) for (const key of this.#keys.get(name) ?? []) found.add(key)
    return found
  }
}
