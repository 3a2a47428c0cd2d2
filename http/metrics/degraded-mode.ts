import type { Services } from '#domain/services.ts'
import { storeFailure } from '#domain/store-failure.ts'

/** For how long (ms) the database may say nothing before that is told: it is asked four times a second. */
const longestSilence = 2_000

/** What guests and staff have to do without, in words for operators, or null. */
export function degradedMode({ services }: { services: Pick<Services, 'store'> }): string | null {
  const { health, publications } = services.store
  const { silence, trouble } = publications
  if (health.damage !== null || storeFailure(trouble) === 'damaged')
    return 'the database is damaged: restore a backup'
  if (silence < longestSilence) return null
  return `the database has said nothing for ${Math.round(silence / 1000)} s`
}
