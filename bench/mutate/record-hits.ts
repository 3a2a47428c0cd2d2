import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

// Runs before each test file while `measure.ts` asks what of the sources each one runs.
const folder = process.env.MUTATE_HITS
if (folder) {
  const hits = new Set<string>()
  Object.assign(globalThis, { mutateHits: hits })
  afterAll(() => {
    const name = createHash('sha1')
      .update(expect.getState().testPath ?? '')
      .digest('hex')
    writeFileSync(join(folder, `${name}.json`), JSON.stringify([...hits]))
  })
}
