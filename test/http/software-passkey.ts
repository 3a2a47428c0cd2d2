import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyCreation, PasskeyRequest } from '#catalogue/wire/second-factor.ts'

interface Options {
  origin: string
  /** Does it count how often it signs? */
  counts?: boolean
  /** Does it verify who holds it? */
  verifies?: boolean
}

/** A device that keeps one passkey (WebAuthn Level 3, ES256), for tests without a browser. */
export class SoftwarePasskey {
  readonly id = randomBytes(32)
  counter = 0
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject }
  readonly #options: Required<Options>
  #handle = ''

  constructor({ origin, counts = true, verifies = true }: Options) {
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#options = { origin, counts, verifies }
  }

  /** What a browser answers who was asked to make one. */
  make({ challenge, rp, user }: PasskeyCreation) {
    this.#handle = user.id
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey()])
    const authData = Buffer.concat([this.#data(rp.id, 0x40), credential])
    return {
      ...this.#names(),
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge),
        attestationObject: base64url(
          Buffer.concat([
            Buffer.from([0xa3]),
            text('fmt'),
            text('none'),
            text('attStmt'),
            Buffer.from([0xa0]),
            text('authData'),
            bytes(authData),
          ]),
        ),
        transports: ['internal', 'nonsense'],
      },
      clientExtensionResults: {},
    }
  }

  /** What a browser answers who was asked for one. */
  answer({ challenge, rpId }: Pick<PasskeyRequest, 'challenge' | 'rpId'>) {
    if (this.#options.counts) this.counter += 1
    const authenticatorData = this.#data(rpId, 0)
    const clientDataJSON = this.#client('webauthn.get', challenge)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signed = Buffer.concat([authenticatorData, hash])
    return {
      ...this.#names(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, this.#key.privateKey)),
        userHandle: this.#handle,
      },
    }
  }

  #names() {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key' as const }
  }

  #client(type: string, challenge: string): string {
    const { origin } = this.#options
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
  }

  /** For whom, that somebody was there and who, and the count (WebAuthn Level 3, 6.1). */
  #data(rpId: string, more: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter)
    const flags = 0x01 | (this.#options.verifies ? 0x04 : 0) | more
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ])
  }
}

function base64url(found: Buffer): string {
  return found.toString('base64url')
}

/** CBOR (RFC 8949), as far as it is needed. */
function bytes(found: Buffer): Buffer {
  if (found.length < 256) return Buffer.concat([Buffer.from([0x58, found.length]), found])
  return Buffer.concat([Buffer.from([0x59, found.length >> 8, found.length & 255]), found])
}

function text(found: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | found.length]), Buffer.from(found)])
}
