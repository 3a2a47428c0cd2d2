import { declarationByKey } from '#catalogue/catalogue.ts'
import { type Encryption, isSignedBy } from '#domain/encryption.ts'
import { type DocumentKey, documentKeyOf, documentName } from '#store/content/document-key.ts'
import { type ChainLink, hashOf, linksOf, sha256 } from '#store/content/ledger-chain.ts'
import { listLive } from '#store/content/live-revisions.ts'
import {
  findLastSequence,
  inParts,
  listFirstSequences,
  listHashesBefore,
} from '#store/content/past.ts'
import type { Store } from '#store/store.ts'
import type { Db } from '#store/tables.ts'
import type { PastGap } from './copying.ts'
import type { Past } from './open-past.ts'

/** A revision that a page shows, and the publication that brought it; null where a campaign carried it. */
interface ShownRevision {
  document: string
  revision_id: number
  version: number
  campaign: number
  sequence: number | null
}

/** What is signed of a page of the past. */
interface PageManifest {
  format: 'linecheck page 1'
  site: string
  path: string
  status: number
  language: string
  /** The moment of the page, and when this file was made. */
  at: string
  made_at: string
  /** SHA-256 of the page in this file, in hex. */
  page_sha256: string
  /** The last publication until the moment; null before the first. */
  sequence: number | null
  revisions: ShownRevision[]
  /** The publications that brought them, each with the hash over itself and the one before. */
  chain: (ChainLink & { hash: string | null })[]
  /** What this file does not prove. */
  not_proved: string[]
}

const always = [
  'The markup, styles and scripts are made by the program of the day on which this file was made. The content is that of the moment.',
  'Pictures and files are named by their addresses. Their bytes are not in this file.',
]

const sentences: Record<PastGap | 'before_ledger' | 'carried' | 'no_hash', string> = {
  before_ledger: 'The ledger begins later: what guests saw at this moment is not known.',
  carried:
    'A revision without a sequence is the merge of a campaign and a correction of the site. Both were published; the merge itself is in no publication.',
  no_hash: 'A publication had no hash yet when this file was made.',
  file_removed: 'A picture or file that the page showed has been removed since.',
  file_bytes_removed: 'A picture or file has been replaced since, and its former bytes are gone.',
  groups_changed:
    'Groups of restaurants have changed since, and have no history: they are those of the day on which this file was made.',
  revision_removed: 'A revision that was published is no longer in the database.',
}

interface RenderedPage {
  path: string
  status: number
  language: string
  html: string
  /** What the page depended on. */
  names: ReadonlySet<string>
}

/** Returns a page of the past as a file that proves what it shows, in JSON. */
export async function signPage(
  { store, encryption, now }: { store: Store; encryption: Encryption; now: string },
  past: Past,
  { html, names, ...page }: RenderedPage & { site: string },
): Promise<string> {
  const db = store.longReads
  const shown = await listShown(past, names)
  const last = await findLastSequence(db, past.at)
  const sequences = [last, ...shown.map(({ sequence }) => sequence)].filter((one) => one !== null)
  const chain = await loadChain(db, [...new Set(sequences)])
  const codes = [
    ...past.gaps,
    ...(last === null ? (['before_ledger'] as const) : []),
    ...(shown.some(({ sequence }) => sequence === null) ? (['carried'] as const) : []),
    ...(chain.some(({ hash }) => hash === null) ? (['no_hash'] as const) : []),
  ]
  const { site, path, status, language } = page
  const manifest: PageManifest = {
    ...{ format: 'linecheck page 1', site, path, status, language },
    ...{ at: past.at, made_at: now, page_sha256: sha256(html), sequence: last },
    ...{
      revisions: shown,
      chain,
      not_proved: [...always, ...codes.map((code) => sentences[code])],
    },
  }
  const signed = JSON.stringify(manifest)
  const { publicKey: key } = encryption
  const file = { manifest, signed, signature: encryption.sign(signed), key, page: html }
  return `${JSON.stringify(file, null, 2)}\n`
}

async function listShown(
  { db: replayed, at }: Past,
  names: ReadonlySet<string>,
): Promise<ShownRevision[]> {
  const documents = await replayed
    .selectFrom('head')
    .select(['subject', 'entry_id', 'language'])
    .execute()
  const keys = documents.flatMap(
    ({ subject: type, entry_id: entryId, language }): DocumentKey[] => {
      const key: DocumentKey = { type, entryId, language }
      const isRead = names.has(documentName(key)) || names.has(`${type}/*`)
      return isRead && declarationByKey(type) ? [key] : []
    },
  )
  const live = await inParts(keys, (some) => listLive(replayed, some, at))
  const ids = live.map(({ id }) => id)
  const first = await inParts(ids, (some) => listFirstSequences(replayed, some, at))
  const sequences = new Map(first.map(({ revision_id, sequence }) => [revision_id, sequence]))
  const rows = live.map((row) => ({
    document: documentName(documentKeyOf(row)),
    revision_id: row.id,
    version: row.version,
    campaign: row.campaign,
    sequence: sequences.get(row.id) ?? null,
  }))
  return rows.sort((one, other) => (one.document < other.document ? -1 : 1))
}

async function loadChain(db: Db, sequences: readonly number[]): Promise<PageManifest['chain']> {
  const links = await inParts(
    sequences.toSorted((one, other) => one - other),
    (some) => linksOf(db, some),
  )
  const before = await listHashesBefore(db, sequences)
  return links.map(({ sequence, publications, hash }) => {
    return { previous: before.get(sequence) ?? '', sequence, publications, hash }
  })
}

/** Returns what is wrong with a signed file, in a sentence, or null. */
export async function checkSignedPage(
  { store, encryption }: { store: Store; encryption: Encryption },
  text: string,
): Promise<string | null> {
  const file = parse(text)
  if (!file) return 'this is no signed page.'
  if (!isSignedBy(encryption.publicKey, file.signed, file.signature))
    return 'the signature is not of this installation, or the manifest was changed.'
  const manifest: PageManifest = JSON.parse(file.signed)
  if (sha256(file.page) !== manifest.page_sha256) return 'the page was changed.'
  const stored = await inParts(
    manifest.chain.map(({ sequence }) => sequence),
    (some) => linksOf(store.longReads, some),
  )
  const hashes = new Map(stored.map(({ sequence, hash }) => [sequence, hash]))
  for (const { hash, ...link } of manifest.chain) {
    const isSame = hash === null || (hash === hashOf(link) && hashes.get(link.sequence) === hash)
    if (!isSame) return `the ledger has another publication ${link.sequence}.`
  }
  return null
}

function parse(text: string): { signed: string; signature: string; page: string } | null {
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file !== 'object' || file === null) return null
    const { signed, signature, page } = file as Record<string, unknown>
    const isWhole = [signed, signature, page].every((one) => typeof one === 'string')
    return isWhole ? (file as { signed: string; signature: string; page: string }) : null
  } catch {
    return null
  }
}
