import { createHash } from 'node:crypto'
import type { Db, Tx } from '../tables.ts'
import type { Publication } from './ledger.ts'

/** What a publication did to one document, as its hash holds it; the order of the keys counts. */
export interface ChainedPublication
  extends Pick<
    Publication,
    'subject' | 'entry_id' | 'language' | 'at' | 'cause' | 'campaign' | 'identity'
  > {
  revision_id: number | null
  former_id: number | null
  /** The id of the person who approved it, or saved it where no approval was needed. */
  by: number | null
  /** Of the revision's content, window and people (`digestOf`); null without a revision. */
  digest: string | null
}

/** All that one sequence of the ledger published. */
export interface ChainLink {
  /** The hash of the sequence before; '' for the first. */
  previous: string
  sequence: number
  publications: ChainedPublication[]
}

/** Returns the hash of a sequence: SHA-256 in hex over its JSON, which holds the hash before it. */
export function hashOf({ previous, sequence, publications }: ChainLink): string {
  return sha256(JSON.stringify({ previous, sequence, publications }))
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

const digested = [
  ...(['content', 'archived', 'starts_at', 'ends_at', 'author_id'] as const),
  ...(['submitted_by', 'decided_by', 'decided_at'] as const),
] as const

type Digested = { [K in (typeof digested)[number]]: unknown }

/** Returns the digest of what never changes of a revision once it is published. */
function digestOf(revision: Digested): string {
  return sha256(JSON.stringify(digested.map((column) => revision[column])))
}

/** A sequence as the ledger has it, and its stored hash; null while it has none. */
export interface StoredLink extends Omit<ChainLink, 'previous'> {
  hash: string | null
}

/** Returns sequences of the ledger with what they published, in their order. */
export async function listLinks(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<StoredLink[]> {
  const sequences = await db
    .selectFrom('publication')
    .select('sequence')
    .distinct()
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(limit)
    .execute()
  return linksOf(
    db,
    sequences.map(({ sequence }) => sequence),
  )
}

/** Returns some sequences of the ledger, in their order. */
export async function linksOf(db: Db, sequences: readonly number[]): Promise<StoredLink[]> {
  if (sequences.length === 0) return []
  const rows = await db
    .selectFrom('publication as p')
    .leftJoin('revision as r', 'r.id', 'p.revision_id')
    .leftJoin('publication_hash as h', 'h.sequence', 'p.sequence')
    .select(['p.sequence', 'p.subject', 'p.entry_id', 'p.language', 'p.at', 'p.cause'])
    .select(['p.campaign', 'p.identity', 'p.revision_id', 'p.former_id', 'h.hash', 'r.id'])
    .select(['r.content', 'r.archived', 'r.starts_at', 'r.ends_at', 'r.author_id'])
    .select(['r.submitted_by', 'r.decided_by', 'r.decided_at'])
    .where('p.sequence', 'in', sequences)
    .execute()
  const bySequence = Map.groupBy(rows, ({ sequence }) => sequence)
  return [...bySequence]
    .sort(([one], [other]) => one - other)
    .map(([sequence, own]) => ({
      sequence,
      hash: own[0]?.hash ?? null,
      publications: own.map(chained).sort(byDocument),
    }))
}

type Joined = Omit<ChainedPublication, 'by' | 'digest'> & Digested & { id: number | null }

function chained(row: Joined): ChainedPublication {
  const { subject, entry_id, language, at, cause, campaign, identity } = row
  const { revision_id, former_id, id, decided_by, author_id } = row
  const by = (decided_by ?? author_id ?? null) as number | null
  const digest = id === null ? null : digestOf(row)
  const document = { subject, entry_id, language, at, cause, campaign, identity }
  return { ...document, revision_id, former_id, by, digest }
}

/** By characters: the databases sort text in their own ways. */
function byDocument(one: ChainedPublication, other: ChainedPublication): number {
  const key = ({ subject, entry_id, language }: ChainedPublication) =>
    JSON.stringify([subject, entry_id, language])
  return key(one) < key(other) ? -1 : 1
}

/**
 * Writes the hashes of what a transaction has published, at its end and under the ledger's lock. Does
 * nothing where a publication before has none yet: then `chainNext` writes them in their order.
 */
export async function chainPublished(tx: Tx, published: readonly Publication[]): Promise<void> {
  const sequences = [...new Set(published.map(({ sequence }) => sequence))]
  const last = await lastHash(tx)
  const before = await tx
    .selectFrom('publication')
    .select('sequence')
    .where('sequence', '<', Math.min(...sequences))
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if ((before?.sequence ?? 0) !== last.sequence) return
  await addHashes(tx, last, await linksOf(tx, sequences))
}

/** Writes the hashes of the next sequences that have none. Returns how many there were. */
export async function chainNext(tx: Tx, limit: number): Promise<number> {
  const last = await lastHash(tx)
  const links = await listLinks(tx, { after: last.sequence, limit })
  await addHashes(tx, last, links)
  return links.length
}

type Hashed = { sequence: number; hash: string }

async function lastHash(db: Db): Promise<Hashed> {
  const row = await db
    .selectFrom('publication_hash')
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { sequence: 0, hash: '' }
}

async function addHashes(tx: Tx, last: Hashed, links: readonly StoredLink[]): Promise<void> {
  let previous = last.hash
  const rows = links.map(({ sequence, publications }) => {
    previous = hashOf({ previous, sequence, publications })
    return { sequence, hash: previous }
  })
  if (rows.length === 0) return
  // Another node may write the same ones: they are the same.
  const insert = tx.insertInto('publication_hash').values(rows)
  await insert.onConflict((conflict) => conflict.doNothing()).execute()
}
