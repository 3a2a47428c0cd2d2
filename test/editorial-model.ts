import type { State } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import type { ProblemCode } from '#domain/problem.ts'

/** What contract section 2 says of one section or entry, in the plainest words: one text per record. */
export interface ModelRecord {
  id: number
  state: State
  version: number
  text: string
  starts_at: string | null
  ends_at: string | null
  author: number
  workers: Set<number>
  submittedBy: number | null
}

export interface ModelSave {
  actor: Actor
  id: number | null
  version: number | undefined
  text: string
  submit: boolean
  starts_at?: string | null | undefined
  ends_at?: string | null | undefined
}

export interface ModelDecision {
  actor: Actor
  id: number
  version: number | undefined
}

export class EditorialModel {
  readonly records: ModelRecord[] = []
  /** Lines that the log has to have. */
  lines = 0
  readonly #isSet: boolean

  constructor({ isSet }: { isSet: boolean }) {
    this.#isSet = isSet
  }

  /** What guests see: the last approved one that has begun, unless it has ended. */
  live(now: string): string | null {
    const begun = this.#approved().filter((record) => hasBegun(record, now))
    const last = begun.at(-1)
    return last && (last.ends_at === null || last.ends_at > now) ? last.text : null
  }

  get open(): ModelRecord | undefined {
    return this.records.find(({ state }) => state === 'draft' || state === 'pending')
  }

  get newest(): ModelRecord | undefined {
    return this.records.at(-1)
  }

  /** Why a save has to be refused, or null. */
  refusesSave(save: ModelSave, now: string): ProblemCode | null {
    const { actor, id, version } = save
    if (!may(actor.role, 'content.edit')) return 'forbidden'
    if (id !== null && !this.#find(id)) return 'not-found'
    if (this.open && !this.#mayChange(this.open, save)) return 'conflict'
    if (version !== undefined && this.newest && version !== this.newest.version) return 'conflict'
    const { starts_at, ends_at } = this.#windowAfter(save)
    if (starts_at && ends_at && ends_at <= starts_at) return 'invalid'
    const isOver = ends_at !== null && ends_at <= now
    return save.submit && (save.text === '' || isOver) ? 'invalid' : null
  }

  /** An acknowledged save; gives the record that has to hold it. */
  save(save: ModelSave, id: number): void {
    const record = this.open ?? this.#draft(id)
    const window = this.#windowAfter(save)
    record.version = (this.open ? record.version : this.#highest()) + 1
    Object.assign(record, { ...window, text: save.text, author: save.actor.id })
    record.workers.add(save.actor.id)
    if (!this.open) this.records.push(record)
    this.lines += 1
    if (!save.submit) return
    Object.assign(record, { state: 'pending', submittedBy: save.actor.id })
    record.version += 1
    this.lines += 1
  }

  refusesWithdrawal({ actor, id, version }: ModelDecision): ProblemCode | null {
    const record = this.#find(id)
    if (!record) return 'not-found'
    if (record.submittedBy !== actor.id) return 'forbidden'
    return record.state === 'pending' && isShown(record, version) ? null : 'conflict'
  }

  refusesDecision({ actor, id, version }: ModelDecision): ProblemCode | null {
    if (!may(actor.role, 'content.decide')) return 'forbidden'
    const record = this.#find(id)
    if (!record) return 'not-found'
    if (record.workers.has(actor.id)) return 'forbidden'
    return record.state === 'pending' && isShown(record, version) ? null : 'conflict'
  }

  /** Approving refuses what `refusesDecision` does, and what is already over. */
  refusesApproval(decision: ModelDecision, now: string): ProblemCode | null {
    const endsAt = this.#find(decision.id)?.ends_at ?? null
    return this.refusesDecision(decision) ?? (endsAt !== null && endsAt <= now ? 'conflict' : null)
  }

  /** A step that was acknowledged on a pending record. */
  settle(id: number, state: 'draft' | 'approved' | 'rejected', now: string): void {
    const record = this.#find(id)
    if (!record) throw new Error(`The model has no record ${id}`)
    const former = this.#approved()
    record.state = state
    record.version += 1
    this.lines += 1
    if (state === 'approved') this.#replace(former, record, now)
  }

  /** A save that needs no approval. */
  publish(id: number, text: string, actor: Actor, now: string): void {
    const former = this.#approved()
    const record = { ...this.#draft(id), state: 'approved' as const, text, author: actor.id }
    record.version = this.#highest() + 1
    this.records.push(record)
    this.lines += 1
    this.#replace(former, record, now)
  }

  #replace(former: ModelRecord[], by: ModelRecord, now: string) {
    const stays = hasBegun(by, now) ? undefined : former.filter((one) => hasBegun(one, now)).at(-1)
    for (const record of former.filter((one) => one !== stays)) {
      record.state = 'expired'
      this.lines += 1
    }
  }

  #mayChange(open: ModelRecord, { id, version, actor }: ModelSave): boolean {
    if (open.state !== 'draft') return false
    if (id !== null) return id === open.id
    if (!this.#isSet) return false
    return version === undefined ? open.author === actor.id : open.version === version
  }

  #windowAfter({ id, starts_at, ends_at }: ModelSave) {
    const base = this.open ?? (id === null ? undefined : this.#find(id)) ?? this.newest
    return {
      starts_at: starts_at === undefined ? (base?.starts_at ?? null) : starts_at,
      ends_at: ends_at === undefined ? (base?.ends_at ?? null) : ends_at,
    }
  }

  #draft(id: number): ModelRecord {
    const nobody = { author: 0, workers: new Set<number>(), submittedBy: null }
    return { id, state: 'draft', version: 0, text: '', starts_at: null, ends_at: null, ...nobody }
  }

  #approved(): ModelRecord[] {
    return this.records.filter(({ state }) => state === 'approved')
  }

  #find(id: number): ModelRecord | undefined {
    return this.records.find((record) => record.id === id)
  }

  #highest(): number {
    return Math.max(0, ...this.records.map(({ version }) => version))
  }
}

function hasBegun({ starts_at }: ModelRecord, now: string): boolean {
  return starts_at === null || starts_at <= now
}

function isShown(record: ModelRecord, version: number | undefined): boolean {
  return version === undefined || version === record.version
}
