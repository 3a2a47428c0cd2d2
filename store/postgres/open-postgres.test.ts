import { expect, test } from 'vitest'
import { openPostgres } from './open-postgres.ts'

test('an address where no PostgreSQL answers is refused in a sentence without its password', async () => {
  const opening = openPostgres('postgres://marigold:tops3cret@127.0.0.1:1/linecheck')
  await expect(opening).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.not.stringContaining('tops3cret'),
  })
})

test.runIf(process.env.TEST_PG_URL)('a database that is not there is refused', async () => {
  const address = new URL(process.env.TEST_PG_URL ?? '')
  address.pathname = '/no_such_database'
  await expect(openPostgres(address.href)).rejects.toMatchObject({ name: 'StartRefused' })
})
