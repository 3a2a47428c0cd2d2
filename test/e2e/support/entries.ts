import { type Person, postAs } from './people.ts'

type Body = Record<string, unknown>

/** What a save of an entry answers, as far as journeys use it. */
export interface SavedEntry {
  id: number
  record_id: number
  version: number
}

/** Entries of a collection that a journey finds, made by the API's calls. */
export class Entries {
  readonly #url: string
  readonly #path: string
  readonly #entityType: string

  /** @param path where the collection's calls stand: `/promotions` */
  constructor(url: string | undefined, path: string, entityType: string) {
    this.#url = url ?? ''
    this.#path = path
    this.#entityType = entityType
  }

  /** A new entry as a draft, or with `approval: 1` submitted. */
  add(body: Body, who: Person = 'editor'): Promise<SavedEntry> {
    return this.#post(who, this.#path, body)
  }

  /** Another record of an entry. */
  save(id: number, body: Body, who: Person = 'editor'): Promise<SavedEntry> {
    return this.#post(who, `${this.#path}/${id}`, body)
  }

  async approve({ record_id }: Pick<SavedEntry, 'record_id'>): Promise<void> {
    const named = { entity_id: record_id, entity_type: this.#entityType }
    await this.#post('approver', '/approvals/approve', named)
  }

  /** An entry that guests see. */
  async publish(body: Body): Promise<SavedEntry> {
    const saved = await this.add({ ...body, approval: 1 })
    await this.approve(saved)
    return saved
  }

  #post<T>(who: Person, path: string, body: Body): Promise<T> {
    return postAs(this.#url, who, path, body)
  }
}

/** The promotions of this app. */
export function promotionsOf(url: string | undefined): Entries {
  return new Entries(url, '/promotions', 'promotion')
}
