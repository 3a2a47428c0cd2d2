import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { documentSuffix } from '#domain/media/media-url.ts'
import type { Services } from '#domain/services.ts'
import { isOwnName } from '#store/media/files.ts'
import { findFaults } from '#test/backup/find-faults.ts'
import type { Written } from './load/writing.ts'
import type { ChaosSite } from './site.ts'

/**
 * What of the acknowledged is not there, and what is not as it has to be between tables and bytes.
 * Bytes that a killed upload left are told by their names: those are swept later.
 */
export async function findLost(site: ChaosSite, written: Written): Promise<string[]> {
  return site.inspect(async (services) => [
    ...(await lostFolders(services, written)),
    ...(await lostFiles(services, written)),
    ...(await findFaults(services)).filter((fault) => !isOwnName(fault)),
  ])
}

/** In words for a row: `0 of 12 and 30 files` and the first that are lost. */
export function lostFigure(lost: readonly string[], { acknowledged, filed }: Written): string {
  const files = filed > 0 ? ` and ${filed} of files` : ''
  const which = lost.length > 0 ? `: ${lost.slice(0, 3).join(', ')}` : ''
  return `${lost.length} of ${acknowledged.length}${files}${which}`
}

/** The folders of a list that are not there. */
export async function lostFolders(
  { store }: Services,
  { acknowledged }: Pick<Written, 'acknowledged'>,
): Promise<string[]> {
  const rows = await store.db.selectFrom('folder').select('name').execute()
  const there = new Set(rows.map(({ name }) => name))
  return acknowledged.filter((name) => !there.has(name))
}

/** Each file is what was last acknowledged, or what somebody sent after that without a response; with its bytes. */
export async function lostFiles(
  { store, files }: Services,
  written: Pick<Written, 'files'>,
): Promise<string[]> {
  const lost: string[] = []
  const rows = await store.db.selectFrom('media').select(['id', 'sha256', 'stem']).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const [id, possible] of written.files) {
    const row = byId.get(id)
    if (!row) lost.push(`file ${id}`)
    else if (!possible.includes(row.sha256)) lost.push(`the last replacement of file ${id}`)
    else {
      const stream = await files.get(`${row.stem}-${documentSuffix}`)
      const bytes = stream ? await buffer(stream) : Buffer.alloc(0)
      const isWhole = createHash('sha256').update(bytes).digest('hex') === row.sha256
      if (!isWhole) lost.push(`the bytes of file ${id}`)
    }
  }
  return lost
}
