import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'
import { messages } from '#catalogue/messages/messages.ts'
import { normalPassword } from '#catalogue/people/password-faults.ts'
import { Problem } from '../problem.ts'

/** OWASP's second choice for argon2id: about 35 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const hashBytes = 32

/** Four fill Node's thread pool; with this queue a sign-in stays within a second. */
const hashing = pLimit(4)
const maxQueued = 24

interface Hashed {
  memory: number
  passes: number
  parallelism: number
  salt: Buffer
  hash: Buffer
}

/** Verified when there is no such person, so that it takes as long. */
const unknownPerson: Hashed = {
  ...cost,
  salt: Buffer.alloc(saltBytes),
  hash: Buffer.alloc(hashBytes),
}

/**
 * Returns a password's argon2id hash as a PHC string. Throws `Problem('busy')` while too many are being
 * hashed.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, { ...cost, salt })
  const { memory, passes, parallelism } = cost
  const parameters = `m=${memory},t=${passes},p=${parallelism}`
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(hash)}`
}

/**
 * Verifies a password. Null (no such person) and an empty hash (no password yet) take as long and never
 * match. Throws `Problem('busy')` like `hashPassword`.
 */
export async function verifyPassword(phc: string | null, password: string): Promise<boolean> {
  const known = parsePhc(phc ?? '')
  const compared = known ?? unknownPerson
  const isSame = timingSafeEqual(await derive(password, compared), compared.hash)
  return isSame && known !== null
}

async function derive(password: string, { salt, ...costs }: Omit<Hashed, 'hash'>): Promise<Buffer> {
  const { memory, passes, parallelism } = costs
  const message = Buffer.from(normalPassword(password))
  const parameters = { message, nonce: salt, memory, passes, parallelism, tagLength: hashBytes }
  if (hashing.pendingCount >= maxQueued) throw new Problem('busy', messages.busy, { retryAfter: 2 })
  return hashing(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash)))
      }),
  )
}

const phcForm =
  /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

function parsePhc(phc: string): Hashed | null {
  const [, memory, passes, parallelism, salt, hash] = phcForm.exec(phc) ?? []
  if (!salt || !hash) return null
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
