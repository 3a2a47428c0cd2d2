import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openEncryption } from './encryption.ts'

const key = randomBytes(32)
const encryption = openEncryption(key)

test('what is sealed is read again with the same key, by another process too', () => {
  const sealed = encryption.encrypt('JBSWY3DPEHPK3PXP', 'Elena')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(openEncryption(Buffer.from(key)).decrypt(sealed, 'Elena')).toBe('JBSWY3DPEHPK3PXP')
  expect(encryption.encrypt('JBSWY3DPEHPK3PXP', 'Elena')).not.toBe(sealed)
})

test('with another key, as somebody else’s, changed or cut short it is not read', () => {
  const sealed = encryption.encrypt('JBSWY3DPEHPK3PXP', 'Elena')
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[20] = (bytes[20] ?? 0) ^ 1
  expect(openEncryption(randomBytes(32)).decrypt(sealed, 'Elena')).toBeNull()
  expect(encryption.decrypt(sealed, 'Emil')).toBeNull()
  expect(encryption.decrypt(bytes.toString('base64url'), 'Elena')).toBeNull()
  expect(encryption.decrypt(sealed.slice(0, 20), 'Elena')).toBeNull()
  expect(encryption.decrypt('', 'Elena')).toBeNull()
})
