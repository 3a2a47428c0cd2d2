import { pathOf } from '#catalogue/sections/site/check-redirects.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import { ownPath } from '#catalogue/text/own-path.ts'
import { readSection, startReading } from '#domain/reading/reading.ts'
import type { Services } from '#domain/services.ts'

/** Redirects that are followed for one request. */
const mostSteps = 5

/** The redirects of the settings, reloaded when they are published. */
export class Redirects {
  readonly #services: Services
  readonly #origin: string
  #table = new Map<string, string>()
  #version: number | null = null

  /** @param origin the site's own, to recognise targets on this site */
  constructor(services: Services, origin: string) {
    this.#services = services
    this.#origin = origin
  }

  /** Returns the target for a path, with the query of the request; null when there is no redirect. */
  async find({ pathname, search }: URL): Promise<string | null> {
    const table = await this.#load()
    const path = pathOf(pathname)
    const target = path === null ? null : this.#follow(table, path)
    if (target === null) return null
    return target.includes('?') || target.includes('#') ? target : `${target}${search}`
  }

  async #load(): Promise<ReadonlyMap<string, string>> {
    const { store, now } = this.#services
    const version = store.publications.changedAt(redirects.key)
    if (version === this.#version) return this.#table
    const live = await readSection(startReading(store.db, now()), redirects)
    const rows = (live?.items ?? []).map(({ values }) => [pathOf(values.from), values.to] as const)
    this.#table = new Map(rows.filter((row): row is [string, string] => row[0] !== null))
    this.#version = version
    return this.#table
  }

  /** Follows chains to their end, so that the guest is redirected once; null for a circle. */
  #follow(table: ReadonlyMap<string, string>, from: string): string | null {
    let target = table.get(from) ?? null
    for (let step = 0; target !== null && step < mostSteps; step++) {
      const path = pathOf(ownPath(target, this.#origin))
      if (path === null || !table.has(path)) return target
      target = table.get(path) ?? null
    }
    return null
  }
}
