import { saveBody } from '#catalogue/content/save-body.ts'
import type { Collection, Declaration, Section } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { Actor } from '#domain/actor.ts'
import { lockInCampaign } from '#domain/campaigns/document-in-campaign.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { listPending } from '#domain/content/lists/list-pending.ts'
import { loadDocumentView } from '#domain/content/load-document-view.ts'
import { applyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { approveRevision, rejectRevision } from '#domain/content/transitions/decide.ts'
import { discardRevision } from '#domain/content/transitions/discard-revision.ts'
import { restoreRevision } from '#domain/content/transitions/restore-revision.ts'
import { revertPublication } from '#domain/content/transitions/revert-publication.ts'
import { withdrawRevision } from '#domain/content/transitions/withdraw-revision.ts'
import { readSection, startReading } from '#domain/reading/reading.ts'
import type { Store } from '#store/store.ts'
import { addTestPeople, asApprover, asEditor } from '../people.ts'
import { completeBody } from './arbitrary-body.ts'

/** When the tests' day begins. */
export const morning = '2026-05-01T09:00:00.000Z'

/** So many minutes after the tests' day began. */
export function after(minutes: number): string {
  return new Date(Date.parse(morning) + minutes * 60_000).toISOString()
}

type Body = Record<string, unknown>

interface SaveAt {
  /** The record in the address; left out: none. */
  id?: number
  entry?: number
  language?: DocumentLanguage
  campaign?: number
  now?: string
}

interface DecideAt {
  version?: number
  remarks?: string
  now?: string
}

export type Workspace = ReturnType<typeof workspace>

/** An empty store with the people of the tests, and what they do to its content. */
export async function openWorkspace(at?: Store): Promise<Workspace> {
  // Only here: what fills a site outside Vitest (`bench/chaos/`) comes by this file too.
  const open = async () => (await import('../open-test-store.ts')).openTestStore()
  const store = at ?? (await open())
  await addTestPeople(store)
  return workspace(store)
}

/** Approves a revision; returns whether guests see it now. */
async function goesLive(...approval: Parameters<typeof approveRevision>): Promise<boolean> {
  return (await approveRevision(...approval)) === 'live'
}

export function workspace(store: Store) {
  const named = ({ entityType }: Declaration, revisionId: number) => ({ entityType, revisionId })
  const steps = {
    store,
    /** One save call: its body goes through the declaration's schema, as in `http/`. */
    save(actor: Actor, declaration: Declaration, body: Body, at: SaveAt = {}) {
      const sent = saveBody(declaration).parse(body)
      const { entry: entryId = 0, language = '', campaign } = at
      const context = { actor, now: at.now ?? morning }
      return store.write(async (db) => {
        const onSite = { declaration, entryId, language }
        const document = await lockInCampaign({ db }, onSite, campaign)
        return saveContent({ ...context, db }, { document, recordId: at.id ?? null, sent })
      })
    },
    approve(actor: Actor, of: Declaration, id: number, { version, now }: DecideAt = {}) {
      const record = { ...named(of, id), version }
      return store.write((tx) => goesLive({ db: tx, actor, now: now ?? morning }, record))
    },
    reject(actor: Actor, of: Declaration, id: number, at: DecideAt = {}) {
      const record = { ...named(of, id), version: at.version, remarks: at.remarks ?? null }
      return store.write((tx) => rejectRevision({ db: tx, actor, now: at.now ?? morning }, record))
    },
    withdraw(actor: Actor, of: Declaration, id: number, { version, now }: DecideAt = {}) {
      const record = { ...named(of, id), version }
      return store.write((tx) => withdrawRevision({ db: tx, actor, now: now ?? morning }, record))
    },
    discard(actor: Actor, of: Declaration, id: number, { version, now }: DecideAt = {}) {
      const record = { ...named(of, id), version }
      return store.write((tx) => discardRevision({ db: tx, actor, now: now ?? morning }, record))
    },
    /** Gives the new draft's id. */
    restore(actor: Actor, of: Declaration, id: number, { now }: DecideAt = {}) {
      return store.write((tx) =>
        restoreRevision({ db: tx, actor, now: now ?? morning }, named(of, id)),
      )
    },
    /** Takes back what was published with this sequence of the ledger. */
    revert(actor: Actor, sequence: number, { now, remarks }: DecideAt = {}) {
      const revert = { sequence, remarks: remarks ?? null }
      return store.write((tx) => revertPublication({ db: tx, actor, now: now ?? morning }, revert))
    },
    /** Writes down what the clock has changed until then. */
    settle(now: string) {
      return applyDueTransitions(store, now)
    },
    /** Submitted by the editor and approved by the approver; gives the record's id. */
    async publish(declaration: Declaration, body: Body, at: SaveAt = {}) {
      const { revisionId } = await steps.save(asEditor, declaration, { ...body, approval: 1 }, at)
      await steps.approve(asApprover, declaration, revisionId, { now: at.now ?? morning })
      return revisionId
    },
    /** A published entry of a collection, with what publishing needs beside lines of text; gives the entry's id. */
    async publishEntry(collection: Collection, body: Body, now = morning) {
      const sent = saveBody(collection).parse({ ...least(collection), ...body, approval: 1 })
      const { entryId, revisionId } = await store.write((tx) =>
        addEntry({ db: tx, actor: asEditor, now }, collection, sent),
      )
      await steps.approve(asApprover, collection, revisionId, { now })
      return entryId
    },
    /** A draft of a new entry of a campaign; gives the entry's id. */
    addEntry(actor: Actor, collection: Collection, body: Body, { campaign, now }: SaveAt) {
      const sent = saveBody(collection).parse({ ...least(collection), ...body })
      const context = { actor, now: now ?? morning }
      return store.write(
        async (db) => (await addEntry({ ...context, db }, collection, sent, { campaign })).entryId,
      )
    },
    ...reads(store),
    ...records(store),
  }
  return steps
}

/** What publishing needs that is no line of text, of an entry that refers to nothing. */
function least(collection: Collection): Body {
  const kinds = new Set(['levels', 'richText', 'day'])
  const needed = collection.fields.filter(({ kind }) => kinds.has(kind))
  const filling = { text: 'x', picture: 0, entry: () => 0 }
  return completeBody({ ...collection, fields: needed }, filling, 'least')
}

function reads(store: Store) {
  return {
    /** What guests see of a section. */
    live<F, I>(section: Section<F, I>, now = morning) {
      return readSection(startReading(store.db, now), section)
    },
    /** What staff with a preview pass see of a section. */
    preview<F, I>(section: Section<F, I>, now = morning) {
      return readSection(startReading(store.db, now, { preview: true }), section)
    },
    card(actor: Actor, section: Section, now = morning) {
      return loadDocumentView({ db: store.db, actor, now }, sectionDocument(section))
    },
    /** What waits for a decision, as this person sees it. */
    queue(actor: Actor, now = morning) {
      return listPending({ db: store.db, actor, now }, { limit: 50, offset: 0 })
    },
  }
}

/** All that the database holds of it. */
function records({ db }: Store) {
  return {
    revisions: () => db.selectFrom('revision').selectAll().orderBy('id').execute(),
    log: () => db.selectFrom('activity').selectAll().orderBy('id').execute(),
    ledger: () => db.selectFrom('publication').selectAll().orderBy('sequence').execute(),
  }
}
