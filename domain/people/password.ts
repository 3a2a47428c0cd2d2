import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'
import { messages } from '#catalogue/messages/messages.ts'
import { normalPassword } from '#catalogue/people/password-faults.ts'
import { Problem } from '../problem.ts'

/** What one verification costs: OWASP's second choice for argon2id, some 35 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const hashBytes = 32

/** Four fill the threads that Node gives to such work; with the queue a sign-in stays within a second. */
const hashing = pLimit(4)
const longestQueue = 24

interface Hashed {
  memory: number
  passes: number
  parallelism: number
  salt: Buffer
  hash: Buffer
}

/** What is worked through when there is nobody: nothing hashes to it that anybody knows. */
const nobody: Hashed = { ...cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) }

/**
 * Hashes a password, as a PHC string with argon2id, parameters, salt and hash.
 * Refuses as busy (`Problem`) while too many are being hashed.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, { ...cost, salt })
  const { memory, passes, parallelism } = cost
  const parameters = `m=${memory},t=${passes},p=${parallelism}`
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(hash)}`
}

/**
 * Is it the password that was set? Null (nobody) and what is no PHC string of ours (a person who
 * has no password yet) cost the same work and are never right. Refuses as busy like `hashPassword`.
 */
export async function verifyPassword(phc: string | null, password: string): Promise<boolean> {
  const known = parsePhc(phc ?? '')
  const compared = known ?? nobody
  const isSame = timingSafeEqual(await derive(password, compared), compared.hash)
  return isSame && known !== null
}

async function derive(password: string, { salt, ...costs }: Omit<Hashed, 'hash'>): Promise<Buffer> {
  const { memory, passes, parallelism } = costs
  const message = Buffer.from(normalPassword(password))
  const parameters = { message, nonce: salt, memory, passes, parallelism, tagLength: hashBytes }
  if (hashing.pendingCount >= longestQueue)
    throw new Problem('busy', messages.busy, { retryAfter: 2 })
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
