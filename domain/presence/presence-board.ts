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

/** A document that a tab has open. */
export interface OpenDocument {
  entity_type: string
  entry_id: number
  language: DocumentLanguage
  campaign?: number | undefined
  typing: boolean
}

/** Milliseconds that a silent tab counts as open: browsers let hidden tabs send once a minute. */
const lifetime = 90_000
/** In ms: how old a stored row may be before it is written again. */
const renewAfter = 20_000
/** In ms: how long somebody counts as typing, and when that is written again. */
const typingLifetime = 8_000
const typingRenewAfter = 4_000
/** In ms: how long a read is reused, and how long writes are collected. */
const readInterval = 600
const writeInterval = 400
/** In ms: how often rows of closed tabs are deleted. */
const deleteInterval = 60_000

/**
 * Knows who has which document open, on every node. Tabs report through the database, which is read
 * once for all requests within a moment and written in batches. No request waits for a write, and a
 * failed write is harmless: the next report of the tab repeats it.
 */
export class PresenceBoard {
  readonly #store: Store
  readonly #now: () => string
  #read: { at: number; rows: Promise<PresenceRow[]> } | null = null
  readonly #queued = new Map<string, TabReport>()
  /** The last batch: counted until a read is certain to have it. */
  #written: readonly TabReport[] = []
  #isWriting = false
  #forgotAt = Number.NEGATIVE_INFINITY

  constructor({ store, now }: Pick<Services, 'store' | 'now'>) {
    this.#store = store
    this.#now = now
  }

  /**
   * Stores what a tab has open and returns who else has any of it open. Further tabs of a person with
   * `limits.presence.tabs` open are ignored.
   */
  async update(
    actor: Actor,
    tab: string,
    documents: readonly OpenDocument[],
  ): Promise<PresentPerson[]> {
    const report = this.#rowsOf(actor, tab, documents)
    const rows = await this.#present()
    const known = rows.filter((row) => row.person_id === actor.id && row.tab === tab)
    const hasRoom = known.length > 0 || this.#tabsOf(rows, actor.id) < limits.presence.tabs
    if (
      hasRoom &&
      this.#isWorthWriting(this.#queued.get(keyOf(report))?.rows ?? known, report.rows)
    ) {
      this.#queued.set(keyOf(report), report)
      void this.#write()
    }
    const names = new Set(report.rows.map(documentName))
    return this.#peopleAt(rows, names, actor)
  }

  /** Counts a person's tabs, stored or queued. */
  #tabsOf(rows: readonly PresenceRow[], personId: number): number {
    const since = this.#timeAfter(-lifetime)
    const written = this.#written.flatMap((one) =>
      one.rows.filter(({ seen_at }) => seen_at > since),
    )
    const all = [...rows, ...this.#queued.values(), ...written]
    return new Set(all.flatMap((one) => (one.person_id === personId ? [one.tab] : []))).size
  }

  #rowsOf(actor: Actor, tab: string, documents: readonly OpenDocument[]): TabReport {
    const seen_at = this.#now()
    const typing_until = this.#timeAfter(typingLifetime)
    const rows = documents.flatMap(
      ({ entity_type, entry_id, language, campaign, typing }): PresenceTable[] => {
        const key = declarationByEntityType(entity_type)?.key
        if (key === undefined) return []
        const subject = campaign === undefined ? key : `${key}#${campaign}`
        const until = typing ? typing_until : null
        const { id: person_id } = actor
        return [{ person_id, tab, subject, entry_id, language, typing_until: until, seen_at }]
      },
    )
    return { person_id: actor.id, tab, rows }
  }

  /** Tells whether the stored rows are outdated. */
  #isWorthWriting(known: readonly PresenceTable[], reported: readonly PresenceTable[]): boolean {
    if (known.length !== reported.length) return true
    const byName = new Map(known.map((row) => [documentName(row), row]))
    const [renew, renewTyping] = [this.#timeAfter(-renewAfter), this.#timeAfter(typingRenewAfter)]
    return reported.some((row) => {
      const was = byName.get(documentName(row))
      if (!was || was.seen_at <= renew) return true
      const typed = (was.typing_until ?? '') > this.#now()
      return row.typing_until === null ? typed : (was.typing_until ?? '') <= renewTyping
    })
  }

  #present(): Promise<PresenceRow[]> {
    const at = performance.now()
    if (!this.#read || this.#read.at <= at - readInterval) {
      const rows = listPresent(
        this.#store.db,
        this.#timeAfter(-lifetime),
        this.#timeAfter(lifetime),
      )
      this.#read = { at, rows }
      rows.catch(() => {
        this.#read = null
      })
    }
    return this.#read.rows
  }

  #peopleAt(
    rows: readonly PresenceRow[],
    names: ReadonlySet<string>,
    actor: Actor,
  ): PresentPerson[] {
    const now = this.#now()
    const people = new Map<number, PresentPerson>()
    for (const row of rows) {
      const [key = '', campaign] = row.subject.split('#')
      const entity_type = declarationByKey(key)?.entityType
      if (row.person_id === actor.id || !names.has(documentName(row)) || !entity_type) continue
      const { person_id: id, username, entry_id, language } = row
      const line = campaign === undefined ? {} : { campaign: Number(campaign) }
      const name = `${row.first_name} ${row.last_name}`.trim()
      const person = people.get(id) ?? { id, username, name, places: [] }
      const typing = (row.typing_until ?? '') > now
      const openDocument = person.places.find(
        (one) =>
          one.entity_type === entity_type &&
          one.entry_id === entry_id &&
          one.language === language &&
          one.campaign === line.campaign,
      )
      if (openDocument) openDocument.typing ||= typing
      else person.places.push({ entity_type, entry_id, language, ...line, typing })
      people.set(id, person)
    }
    return [...people.values()]
  }

  /** Writes the queued reports in batches, one after the other. */
  async #write(): Promise<void> {
    if (this.#isWriting) return
    this.#isWriting = true
    try {
      while (this.#queued.size > 0) {
        await pause(writeInterval, undefined, { ref: false })
        const said = [...this.#queued.values()]
        this.#queued.clear()
        this.#written = said
        await this.#store.write((tx) => this.#put(tx, said))
        this.#read = null
      }
    } catch {
      // The next report of each tab repeats it.
    } finally {
      this.#isWriting = false
    }
  }

  async #put(tx: Parameters<typeof replacePresence>[0], said: readonly TabReport[]): Promise<void> {
    const at = performance.now()
    await replacePresence(
      tx,
      said,
      said.flatMap(({ rows }) => rows),
    )
    if (at - this.#forgotAt < deleteInterval) return
    this.#forgotAt = at
    await forgetPresence(tx, this.#timeAfter(-lifetime), this.#timeAfter(lifetime))
  }

  #timeAfter(milliseconds: number): string {
    return addMilliseconds(this.#now(), milliseconds)
  }
}

interface TabReport {
  person_id: number
  tab: string
  rows: PresenceTable[]
}

function keyOf({ person_id, tab }: TabReport): string {
  return `${person_id} ${tab}`
}

function documentName({ subject, entry_id, language }: PresenceTable): string {
  return `${subject}/${entry_id}@${language}`
}

const boards = new WeakMap<Store, PresenceBoard>()

/** Returns the board of this process for a store. */
export function presenceBoardOf(services: Pick<Services, 'store' | 'now'>): PresenceBoard {
  const known = boards.get(services.store)
  if (known) return known
  const made = new PresenceBoard(services)
  boards.set(services.store, made)
  return made
}
