import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../api.ts'
import { describeApi } from './describe-api.ts'
import { printTypes } from './print-types.ts'

const written = join(import.meta.dirname, '../../web/admin/api/wire.gen.ts')

/** Written anew by `npm run client`. */
test("the back office's types are what the description says", async () => {
  const types = printTypes(describeApi(routes))
  await expect(types).toMatchFileSnapshot(written)
})
