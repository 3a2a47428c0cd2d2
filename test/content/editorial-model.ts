import { may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import type { ProblemCode } from '#domain/problem.ts'
import type { ModelDecision, ModelPublication, ModelRecord, ModelSave } from './model-record.ts'

interface Kind {
  isSet: boolean
  /** Of a translation: the first language's place. Nothing in it is needed. */
  source?: EditorialModel
}

export class EditorialModel {
  readonly records: ModelRecord[] = []
  /** Lines that the log has to have. */
  lines = 0
  version = 0
  live: ModelRecord | null = null
  scheduled: ModelRecord | null = null
  /** What a card shows while nothing is open. */
  #closed: ModelRecord | null = null
  readonly #kind: Kind

  constructor(kind: Kind) {
    this.#kind = kind
  }

  get open(): ModelRecord | undefined {
    return this.records.find(({ state }) => state === 'draft' || state === 'pending')
  }

  /** What a card shows: what is open, was rejected last, or is live. */
  get shown(): ModelRecord | null {
    if (this.open) return this.open
    if (this.#closed?.state === 'rejected') return this.#closed
    return this.live ?? this.scheduled ?? this.#closed
  }

  /** What guests see. */
  textAt(now: string): { text: string; archived: boolean } | null {
    const { scheduled, live } = this
    const isNow = scheduled !== null && (scheduled.starts_at ?? '') <= now
    const seen = isNow ? scheduled : live
    if (!seen || (seen.ends_at !== null && seen.ends_at <= now)) return null
    return { text: seen.text, archived: seen.archived }
  }

  /** What the clock has done until now: starts and ends in their order. */
  settle(now: string): void {
    for (;;) {
      const end = this.live?.ends_at ?? null
      const start = this.scheduled?.starts_at ?? null
      const isOver = end !== null && end <= now
      const hasBegun = start !== null && start <= now
      if (!isOver && !hasBegun) return
      if (isOver && !(hasBegun && start < end)) this.#end()
      else this.#begin()
    }
  }

  /** Why a save has to be rejected, or null. The clock has been settled. */
  saveProblem(save: ModelSave, now: string): ProblemCode | null {
    const { actor, id, version } = save
    if (!may(actor.role, 'content.edit')) return 'forbidden'
    const record = id === null ? undefined : this.#find(id)
    if (id !== null && !record) return 'not-found'
    if (this.open && !this.#mayChange(this.open, save)) return 'conflict'
    const seen = this.open ?? (record && record === this.scheduled ? record : this.shown)
    if (version !== undefined && seen && version !== seen.version) return 'conflict'
    if (this.#kind.source && !this.#kind.source.shown) return 'not-found'
    const { starts_at, ends_at } = this.#windowAfter(save)
    if (starts_at && ends_at && ends_at <= starts_at) return 'invalid'
    const isOver = ends_at !== null && ends_at <= now
    const isMissing = save.text === '' && !this.#kind.source
    // Of what is taken off the site guests see nothing.
    const isForGuests = !(save.archived ?? this.baseOf(save)?.archived ?? false)
    return save.submit && ((isForGuests && isMissing) || isOver) ? 'invalid' : null
  }

  /** An acknowledged save; gives the record that has to hold it. */
  save(save: ModelSave, id: number): void {
    const window = this.#windowAfter(save)
    const archived = save.archived ?? this.baseOf(save)?.archived ?? false
    const record = this.open ?? this.#draft(id, this.baseOf(save))
    if (!this.open) this.records.push(record)
    const { text, actor } = save
    const author = actor.id
    Object.assign(record, { ...window, archived, text, author, version: ++this.version })
    record.workers.add(author)
    this.lines += 1
    if (!save.submit) return
    Object.assign(record, { state: 'pending', submittedBy: author, version: ++this.version })
    this.lines += 1
  }

  /** Takes back a record by the person who wrote it. */
  takeBack(
    decision: ModelDecision,
    act: 'withdraw' | 'discard',
    now: string,
    isEntry: boolean,
  ): void {
    const record = this.#find(decision.id)
    if (!record) return
    this.settleRecord(record.id, act === 'withdraw' ? 'draft' : 'expired', now, isEntry)
  }

  withdrawalProblem({ actor, id, version }: ModelDecision): ProblemCode | null {
    const record = this.#find(id)
    if (!record) return 'not-found'
    if (record.submittedBy !== actor.id) return 'forbidden'
    return record.state === 'pending' && isVersion(record, version) ? null : 'conflict'
  }

  decisionProblem({ actor, id, version }: ModelDecision): ProblemCode | null {
    if (!may(actor.role, 'content.decide')) return 'forbidden'
    const record = this.#find(id)
    if (!record) return 'not-found'
    if (record.workers.has(actor.id)) return 'forbidden'
    return record.state === 'pending' && isVersion(record, version) ? null : 'conflict'
  }

  /** Approving rejects what `refusesDecision` does, and what is already over. */
  approvalProblem(decision: ModelDecision, now: string): ProblemCode | null {
    const endsAt = this.#find(decision.id)?.ends_at ?? null
    return this.decisionProblem(decision) ?? (endsAt !== null && endsAt <= now ? 'conflict' : null)
  }

  discardProblem({ actor, id, version }: ModelDecision): ProblemCode | null {
    const record = this.#find(id)
    if (!record) return 'not-found'
    if (!may(actor.role, 'content.edit')) return 'forbidden'
    const isGivenUp = record.state === 'draft' || record.state === 'rejected'
    return isGivenUp && record === this.shown && isVersion(record, version) ? null : 'conflict'
  }

  restoreProblem({ actor, id }: ModelDecision): ProblemCode | null {
    if (!this.#find(id)) return 'not-found'
    if (!may(actor.role, 'content.edit')) return 'forbidden'
    return this.open ? 'conflict' : null
  }

  /** A step that was acknowledged on an open or rejected record. */
  settleRecord(
    id: number,
    state: 'draft' | 'approved' | 'rejected' | 'expired',
    now: string,
    isEntry: boolean,
  ): void {
    const record = this.#find(id)
    if (!record) throw new Error(`The model has no record ${id}`)
    Object.assign(record, { state, version: ++this.version })
    if (state === 'approved') record.wasApproved = true
    this.lines += 1
    if (state === 'rejected') this.#closed = record
    if (state === 'expired') this.#closed = isEntry ? record : null
    if (state === 'approved') this.#approve(record, now)
  }

  /** A draft with what a former record held; a window that has passed is left out. */
  restore(formerId: number, id: number, actor: Actor, now: string): void {
    const former = this.#find(formerId)
    if (!former) throw new Error(`The model has no record ${formerId}`)
    const isOver = former.ends_at !== null && former.ends_at <= now
    const window = isOver ? { starts_at: null, ends_at: null } : {}
    const { text, starts_at, ends_at, archived } = { ...former, ...window }
    const author = actor.id
    const version = ++this.version
    const draft = {
      ...this.#draft(id, former),
      text,
      starts_at,
      ends_at,
      archived,
      author,
      version,
    }
    draft.workers.add(author)
    this.records.push(draft)
    this.lines += 1
  }

  /** Why what a row of the ledger published cannot be taken back, or null. The clock has been settled. */
  revertProblem({ isToCome, id, formerId }: ModelPublication, now: string): ProblemCode | null {
    const stands = (isToCome ? this.scheduled : this.live)?.id ?? null
    if (stands !== id) return 'conflict'
    const former = this.#formerOf(formerId, isToCome, now)
    const endsAt = former?.ends_at ?? null
    return endsAt !== null && endsAt <= now ? 'conflict' : null
  }

  /** What stood before is back as a record of its own, with this id where there was anything. */
  revert({ isToCome, formerId }: ModelPublication, id: number, actor: Actor, now: string): void {
    const former = this.#formerOf(formerId, isToCome, now)
    if (!former) {
      const gone = isToCome ? this.scheduled : this.live
      if (gone) this.#expire(gone)
      if (gone && this.#closed?.state !== 'rejected') this.#closed = gone
      if (isToCome) this.scheduled = null
      else this.live = null
      return
    }
    const { text, starts_at, ends_at, archived } = former
    const window = { starts_at, ends_at, archived }
    const record = this.#approved(id, { ...window, text, author: actor.id })
    if (isToCome) this.#replaceScheduled(record)
    else this.#replaceLive(record)
  }

  /** A save that needs no approval. */
  publish(id: number, text: string, actor: Actor): void {
    this.#replaceLive(this.#approved(id, { text, author: actor.id }))
  }

  #approved(id: number, values: Partial<ModelRecord>): ModelRecord {
    const version = ++this.version
    const approved = { state: 'approved', wasApproved: true, version } as const
    const record: ModelRecord = { ...this.#draft(id), ...values, ...approved }
    this.records.push(record)
    this.lines += 1
    return record
  }

  /** What was to come and has missed its start stays away. */
  #formerOf(id: number | null, isToCome: boolean, now: string): ModelRecord | undefined {
    const former = id === null ? undefined : this.#find(id)
    return isToCome && (former?.starts_at ?? '') <= now ? undefined : former
  }

  #approve(record: ModelRecord, now: string): void {
    this.#closed = null
    const isLater = record.starts_at !== null && record.starts_at > now
    if (isLater) this.#replaceScheduled(record)
    else this.#replaceLive(record)
  }

  #replaceScheduled(record: ModelRecord): void {
    if (this.scheduled) this.#expire(this.scheduled)
    this.scheduled = record
  }

  #replaceLive(record: ModelRecord): void {
    if (this.live) this.#expire(this.live)
    this.live = record
  }

  #begin(): void {
    const record = this.scheduled
    this.scheduled = null
    if (record) this.#replaceLive(record)
  }

  #end(): void {
    if (!this.live) return
    this.#expire(this.live)
    if (!this.open && this.#closed?.state !== 'rejected') this.#closed = this.live
    this.live = null
  }

  #expire(record: ModelRecord): void {
    record.state = 'expired'
    this.lines += 1
  }

  #mayChange(open: ModelRecord, { id, version, actor }: ModelSave): boolean {
    if (open.state !== 'draft') return false
    if (id !== null) return id === open.id
    if (!this.#kind.isSet) return false
    return version === undefined ? open.author === actor.id : open.version === version
  }

  /** What a save changes. */
  baseOf({ id }: ModelSave): ModelRecord | null {
    return this.open ?? (id === null ? undefined : this.#find(id)) ?? this.shown
  }

  #windowAfter(save: ModelSave) {
    const base = this.baseOf(save)
    const { starts_at, ends_at } = save
    return {
      starts_at: starts_at === undefined ? (base?.starts_at ?? null) : starts_at,
      ends_at: ends_at === undefined ? (base?.ends_at ?? null) : ends_at,
    }
  }

  /** Whoever wrote an unapproved text may not decide on what was made from it either. */
  #draft(id: number, base?: ModelRecord | null): ModelRecord {
    const workers = new Set(base?.wasApproved ? [] : base?.workers)
    const nobody = { author: 0, workers, submittedBy: null }
    const window = { starts_at: null, ends_at: null, archived: false }
    return { id, state: 'draft', version: 0, text: '', ...window, ...nobody }
  }

  #find(id: number): ModelRecord | undefined {
    return this.records.find((record) => record.id === id)
  }
}

function isVersion(record: ModelRecord, version: number | undefined): boolean {
  return version === undefined || version === record.version
}
