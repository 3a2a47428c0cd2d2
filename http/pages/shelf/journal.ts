import { z } from 'zod'

/** A page on the shelf, without its bytes. */
export interface ShelvedPage {
  /** SHA-256 of its file, by which the file is named and looked at before it is served. */
  hash: string
  /** Bytes of its file. */
  bytes: number
  coding: 'br' | 'identity'
  status: number
  type: string
  path: string | null
  /** When (ISO 8601 UTC) the clock changes it, or null. */
  until: string | null
  /** Names of what it was made from. */
  names: readonly string[]
  /** The content security policy of the build that made it: it names that build's styles. */
  policy: string
}

/** How far the ledger of publications was read, and what that row is known by; journals of older versions have no identity. */
const mark = z.object({ sequence: z.int(), identity: z.string().default(''), at: z.string() })
export type Mark = z.infer<typeof mark>

const page = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int(),
  coding: z.enum(['br', 'identity']),
  status: z.int(),
  type: z.string(),
  path: z.string().nullable(),
  until: z.string().nullable(),
  names: z.array(z.string()),
})

/** One line: a page that was put there, one that was taken away, or what holds for the lines after it. */
const line = z.union([
  z.strictObject({ put: z.string(), page }),
  z.strictObject({ drop: z.string() }),
  z.strictObject({ mark }),
  z.strictObject({ policy: z.string() }),
])
export type JournalLine = z.infer<typeof line>

export interface ReadJournal {
  pages: Map<string, ShelvedPage>
  mark: Mark | null
  /** Lines that were read. */
  length: number
}

/** What a journal says in the end. A line that is torn, because its process was killed, says nothing. */
export function readJournal(text: string): ReadJournal {
  const pages = new Map<string, ShelvedPage>()
  let found: Mark | null = null
  let policy = ''
  const lines = text.split('\n').filter((one) => one !== '')
  for (const one of lines) {
    const said = readLine(one)
    if (!said) continue
    if ('policy' in said) policy = said.policy
    if ('mark' in said) found = said.mark
    if ('drop' in said) pages.delete(said.drop)
    if ('put' in said) {
      pages.delete(said.put)
      pages.set(said.put, { ...said.page, policy })
    }
  }
  return { pages, mark: found, length: lines.length }
}

function readLine(text: string): JournalLine | null {
  try {
    return line.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Begins with a line's end: the last one may be torn. */
export function writeLines(lines: readonly JournalLine[]): string {
  return `\n${lines.map((one) => JSON.stringify(one)).join('\n')}\n`
}
