import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const start = 'linecheck-scale-'

/**
 * Where big databases wait for the next run: a temporary folder for this schema and these
 * declarations, filled by this code. Those of other schemas are removed. `dataDir` is a site with
 * the schema as it is now.
 */
export function cacheFolder(dataDir: string): string {
  const name = `${start}${fingerprint(dataDir)}`
  for (const other of readdirSync(tmpdir())) {
    if (!other.startsWith(start) || other === name) continue
    rmSync(join(tmpdir(), other), { recursive: true, force: true })
  }
  const folder = join(tmpdir(), name)
  mkdirSync(folder, { recursive: true })
  return folder
}

function fingerprint(dataDir: string): string {
  const database = new DatabaseSync(join(dataDir, 'linecheck.sqlite'), { readOnly: true })
  const schema = database.prepare('select sql from sqlite_master order by name, sql').all()
  // What the declarations say of lists and searches: where a site says otherwise, it is filled anew
  // behind whatever is measured.
  const facts = database.prepare('select name, value from fact order by name').all()
  database.close()
  const hash = createHash('sha256').update(JSON.stringify([schema, facts]))
  for (const folder of ['fill', 'sites']) {
    const sources = join(import.meta.dirname, '..', folder)
    for (const file of readdirSync(sources).sort()) hash.update(readFileSync(join(sources, file)))
  }
  return hash.digest('hex').slice(0, 12)
}
