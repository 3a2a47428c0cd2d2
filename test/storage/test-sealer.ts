import { openSealer } from '#domain/sealer.ts'

/** Seals as an installation whose key everybody knows. */
export const testSealer = openSealer(Buffer.from('the key of the tests is no secret'))
