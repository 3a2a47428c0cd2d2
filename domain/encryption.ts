import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what has to be read again and must not be told by a copy of the database. */
export interface Encryption {
  /** `about` says whose it is: what is sealed for one cannot be opened as another's. */
  encrypt(text: string, about: string): string
  /** Null where it was sealed with another key, for another, or is none of ours. */
  decrypt(sealed: string, about: string): string | null
}

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Seals with AES-256-GCM, by a key that is derived from the installation's (HKDF, RFC 5869). */
export function openEncryption(secretKey: Buffer): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'linecheck sealed texts', 32))
  return {
    encrypt(text, about) {
      const iv = randomBytes(ivBytes)
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
    },
    decrypt(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < ivBytes + tagBytes) return null
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
      opening.setAAD(Buffer.from(about))
      opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        const text = opening.update(bytes.subarray(ivBytes + tagBytes))
        return Buffer.concat([text, opening.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
