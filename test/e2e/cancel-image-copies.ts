import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Journeys look at screens, not at AVIF: once the common app stands, the copies of the demo's
 * pictures that are still to be made are called off, there and so in every app that starts on a
 * copy of its data. Both cores are the journeys' own then; what somebody uploads is copied as ever.
 */
export default function cancelImageCopies(): void {
  const path = join(process.env.E2E_DATA_DIR ?? '', 'linecheck.sqlite')
  const database = new DatabaseSync(path, { timeout: 10_000 })
  database.exec('update media set copies_due = 0')
  database.close()
}
