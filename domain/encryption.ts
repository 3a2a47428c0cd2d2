import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'

/** Encrypts secrets that a copy of the database must not reveal, and signs files for others. */
export interface Encryption {
  /** `about` names the owner: a text encrypted for one cannot be decrypted as another's. */
  encrypt(text: string, about: string): string
  /** Returns null when the key or the owner is another, or the text is malformed. */
  decrypt(sealed: string, about: string): string | null
  /** Returns the Ed25519 signature (RFC 8032) of a text in base64. */
  sign(text: string): string
  /** The key that proves the signatures (SPKI, PEM). It is the same while `SECRET_KEY` is. */
  readonly publicKey: string
}

/** Returns whether a key (SPKI, PEM) proves the signature of a text. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
}

/** The start of a PKCS#8 Ed25519 key (RFC 8410), which its 32 bytes follow. */
const privateKeyStart = Buffer.from('302e020100300506032b657004220420', 'hex')

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Returns AES-256-GCM encryption and signatures with keys derived from the installation's (HKDF, RFC 5869). */
export function openEncryption(secretKey: Buffer): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'linecheck sealed texts', 32))
  const seed = Buffer.from(hkdfSync('sha256', secretKey, '', 'linecheck signed files', 32))
  const bytes = Buffer.concat([privateKeyStart, seed])
  const privateKey = createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ format: 'pem', type: 'spki' })
  return {
    publicKey: String(publicKey),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
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
