import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets that a copy of the database must not reveal. */
export interface Encryption {
  /** `about` names the owner: a text encrypted for one cannot be decrypted as another's. */
  encrypt(text: string, about: string): string
  /** Returns null when the key or the owner is another, or the text is malformed. */
  decrypt(sealed: string, about: string): string | null
}

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Returns AES-256-GCM encryption with a key derived from the installation's (HKDF, RFC 5869). */
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
