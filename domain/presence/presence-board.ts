import { setTimeout as pause } from 'node:timers/promises'
import { declarationByEntityType, declarationByKey } from '#catalogue/catalogue.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { PresentPerson } from '#catalogue/wire/presence.ts'
import {
  forgetPresence,
  listPresent,
  type PresenceRow,
  replacePresence,
} from '#store/presence/presence.ts'
import type { PresenceTable } from '#store/presence/presence-tables.ts'
import type { Store } from '#store/store.ts'
import type { Actor } from '../actor.ts'
import type { Services } from '../services.ts'

/** What a tab says that it has open. */
export interface OpenDocument {
  entity_type: string
  entry_id: number
  language: DocumentLanguage
  typing: boolean
}

/** How long (ms) a tab is there without a word: browsers let hidden ones speak once a minute. */
const life = 90_000
/** After how long (ms) it is written down again that it is. */
const renewAfter = 20_000
/** How long (ms) somebody is said to type after having said so, and when that is written down again. */
const typingLife = 8_000
const typingRenewAfter = 4_000
/** How old (ms) what this process has read may be; and how long what is to be written waits for more. */
const readEvery = 600
const writeEvery = 400
/** How often (ms) it forgets who was not seen for long. */
const forgetEvery = 60_000

/**
 * Who has what open, on every node. What tabs say is kept in the database, so that it does not matter
 * which process they speak to: read once for all who ask within a moment, and written together.
 * Nobody waits for the writing, and nobody minds if it fails: the next word says the same.
 */
export class PresenceBoard {
  readonly #store: Store
  readonly #now: () => string
  #read: { at: number; rows: Promise<PresenceRow[]> } | null = null
  readonly #waiting = new Map<string, Said>()
  /** What was last taken out of `#waiting`: counted until it is certain to be among what is read. */
  #written: readonly Said[] = []
  #isWriting = false
  #forgotAt = Number.NEGATIVE_INFINITY

  constructor({ store, now }: Pick<Services, 'store' | 'now'>) {
    this.#store = store
    this.#now = now
  }

  /**
   * Takes what a tab has open, and tells who else has any of it open. Of a person with very many tabs
   * (`limits.presence.tabs`) the newest ones are told of nowhere.
   */
  async update(
    actor: Actor,
    tab: string,
    places: readonly OpenDocument[],
  ): Promise<PresentPerson[]> {
    const said = this.#rowsOf(actor, tab, places)
    const rows = await this.#present()
    const known = rows.filter((row) => row.person_id === actor.id && row.tab === tab)
    const hasRoom = known.length > 0 || this.#tabsOf(rows, actor.id) < limits.presence.tabs
    if (hasRoom && this.#isNews(this.#waiting.get(keyOf(said))?.rows ?? known, said.rows)) {
      this.#waiting.set(keyOf(said), said)
      void this.#write()
    }
    const wanted = new Set(said.rows.map(placeName))
    return this.#peopleAt(rows, wanted, actor)
  }

  /** How many tabs of a person are known, or are about to be. */
  #tabsOf(rows: readonly PresenceRow[], personId: number): number {
    const since = this.#later(-life)
    const written = this.#written.flatMap((one) =>
      one.rows.filter(({ seen_at }) => seen_at > since),
    )
    const all = [...rows, ...this.#waiting.values(), ...written]
    return new Set(all.flatMap((one) => (one.person_id === personId ? [one.tab] : []))).size
  }

  #rowsOf(actor: Actor, tab: string, places: readonly OpenDocument[]): Said {
    const seen_at = this.#now()
    const typing_until = this.#later(typingLife)
    const rows = places.flatMap(({ entity_type, entry_id, language, typing }): PresenceTable[] => {
      const subject = declarationByEntityType(entity_type)?.key
      if (subject === undefined) return []
      const until = typing ? typing_until : null
      const { id: person_id } = actor
      return [{ person_id, tab, subject, entry_id, language, typing_until: until, seen_at }]
    })
    return { person_id: actor.id, tab, rows }
  }

  /** Is it worth writing down? */
  #isNews(known: readonly PresenceTable[], said: readonly PresenceTable[]): boolean {
    if (known.length !== said.length) return true
    const byName = new Map(known.map((row) => [placeName(row), row]))
    const [renew, renewTyping] = [this.#later(-renewAfter), this.#later(typingRenewAfter)]
    return said.some((row) => {
      const was = byName.get(placeName(row))
      if (!was || was.seen_at <= renew) return true
      const typed = (was.typing_until ?? '') > this.#now()
      return row.typing_until === null ? typed : (was.typing_until ?? '') <= renewTyping
    })
  }

  /** All who are there, by what is kept. */
  #present(): Promise<PresenceRow[]> {
    const at = performance.now()
    if (!this.#read || this.#read.at <= at - readEvery) {
      const rows = listPresent(this.#store.db, this.#later(-life), this.#later(life))
      this.#read = { at, rows }
      rows.catch(() => {
        this.#read = null
      })
    }
    return this.#read.rows
  }

  #peopleAt(
    rows: readonly PresenceRow[],
    wanted: ReadonlySet<string>,
    actor: Actor,
  ): PresentPerson[] {
    const now = this.#now()
    const people = new Map<number, PresentPerson>()
    for (const row of rows) {
      const entity_type = declarationByKey(row.subject)?.entityType
      if (row.person_id === actor.id || !wanted.has(placeName(row)) || !entity_type) continue
      const { person_id: id, username, entry_id, language } = row
      const name = `${row.first_name} ${row.last_name}`.trim()
      const person = people.get(id) ?? { id, username, name, places: [] }
      const typing = (row.typing_until ?? '') > now
      const other = person.places.find(
        (one) =>
          one.entity_type === entity_type && one.entry_id === entry_id && one.language === language,
      )
      if (other) other.typing ||= typing
      else person.places.push({ entity_type, entry_id, language, typing })
      people.set(id, person)
    }
    return [...people.values()]
  }

  /** What waits, together; one writing after the other. */
  async #write(): Promise<void> {
    if (this.#isWriting) return
    this.#isWriting = true
    try {
      while (this.#waiting.size > 0) {
        await pause(writeEvery, undefined, { ref: false })
        const said = [...this.#waiting.values()]
        this.#waiting.clear()
        this.#written = said
        await this.#store.write((tx) => this.#put(tx, said))
        this.#read = null
      }
    } catch {
      // The next word of each tab says it again.
    } finally {
      this.#isWriting = false
    }
  }

  async #put(tx: Parameters<typeof replacePresence>[0], said: readonly Said[]): Promise<void> {
    const at = performance.now()
    await replacePresence(
      tx,
      said,
      said.flatMap(({ rows }) => rows),
    )
    if (at - this.#forgotAt < forgetEvery) return
    this.#forgotAt = at
    await forgetPresence(tx, this.#later(-life), this.#later(life))
  }

  #later(milliseconds: number): string {
    return addMilliseconds(this.#now(), milliseconds)
  }
}

interface Said {
  person_id: number
  tab: string
  rows: PresenceTable[]
}

function keyOf({ person_id, tab }: Said): string {
  return `${person_id} ${tab}`
}

function placeName({ subject, entry_id, language }: PresenceTable): string {
  return `${subject}/${entry_id}@${language}`
}

const boards = new WeakMap<Store, PresenceBoard>()

/** The board of this process for a store. */
export function presenceBoardOf(services: Pick<Services, 'store' | 'now'>): PresenceBoard {
  const known = boards.get(services.store)
  if (known) return known
  const made = new PresenceBoard(services)
  boards.set(services.store, made)
  return made
}
