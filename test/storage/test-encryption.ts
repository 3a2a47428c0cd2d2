import { openEncryption } from '#domain/encryption.ts'

/** Seals as an installation whose key everybody knows. */
export const testEncryption = openEncryption(Buffer.from('the key of the tests is no secret'))
