/** Which keys stand under which names, so that what has changed is found without a look at each key. */
export class KeysByName {
  readonly #keys = new Map<string, Set<string>>()

  add(key: string, names: Iterable<string>): void {
    for (const name of names) {
      const keys = this.#keys.get(name)
      if (keys) keys.add(key)
      else this.#keys.set(name, new Set([key]))
    }
  }

  /** @param names those under which it was added */
  remove(key: string, names: Iterable<string>): void {
    for (const name of names) {
      const keys = this.#keys.get(name)
      keys?.delete(key)
      if (keys?.size === 0) this.#keys.delete(name)
    }
  }

  /** The keys that stand under any of some names, each once. */
  under(names: Iterable<string>): Set<string> {
    const found = new Set<string>()
    for (const name of names) for (const key of this.#keys.get(name) ?? []) found.add(key)
    return found
  }
}
