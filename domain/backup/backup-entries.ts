import { z } from 'zod'
import { ArchiveDamaged } from '#store/archive/read-archive.ts'
import type { DumpedRow } from '#store/dump/dump.ts'
import type { DumpedRows } from '#store/dump/fill-tables.ts'
import { isOwnName } from '#store/media/files.ts'

/** Other entries of a backup: tables as lines of JSON, then the library. */
const tableName = /^tables\/([a-z_]+)\/\d+\.jsonl$/
const fileName = /^media\/(.+)$/

/** A JSON list of library files that were missing when the backup was taken. */
export const missingName = 'missing.json'

/** Names and sizes of library files whose bytes are not in the backup: lines of JSON. */
const listName = /^media-names\/\d+\.jsonl$/

/** A file is restored under its name, so only names of our own form are accepted. */
const ownName = z.string().refine(isOwnName)

const listedFile = z.object({ name: ownName, size: z.int().nonnegative() })
export type ListedFile = z.infer<typeof listedFile>

/** Checked by hand: there may be millions. */
const row = z.custom<DumpedRow>(
  (value) => typeof value === 'object' && value !== null && Object.values(value).every(isPlain),
)

function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number'
}

export const entryNames = {
  table: (table: string, part: number) => `tables/${table}/${numbered(part)}.jsonl`,
  file: (name: string) => `media/${name}`,
  list: (part: number) => `media-names/${numbered(part)}.jsonl`,
}

function numbered(part: number): string {
  return String(part).padStart(6, '0')
}

/** Returns the rows of an entry, or null when it is no table. */
export function readRowLines({ name, bytes }: { name: string; bytes: Buffer }): DumpedRows | null {
  const table = tableName.exec(name)?.[1]
  return table === undefined ? null : { table, rows: linesOf(row, { name, bytes }) }
}

/** Returns the library file of an entry, or null. */
export function fileIn(name: string): string | null {
  const file = fileName.exec(name)?.[1]
  return file === undefined ? null : readAs(ownName, file, name)
}

/** Returns the files that an entry lists, or null. */
export function listIn({ name, bytes }: { name: string; bytes: Buffer }): ListedFile[] | null {
  return listName.test(name) ? linesOf(listedFile, { name, bytes }) : null
}

/** Returns the missing files that an entry lists, or null. */
export function missingIn({ name, bytes }: { name: string; bytes: Buffer }): string[] | null {
  if (name !== missingName) return null
  return readAs(z.array(ownName), parsed(bytes.toString(), name), name)
}

function linesOf<T>(schema: z.ZodType<T>, { name, bytes }: { name: string; bytes: Buffer }): T[] {
  const lines = bytes.toString().split('\n').filter(Boolean)
  return lines.map((line) => readAs(schema, parsed(line, name), name))
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ArchiveDamaged(`${name} cannot be read`)
  }
}

/** Validates what an entry holds: a seal does not prove that we wrote it. */
function readAs<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new ArchiveDamaged(`${name} holds what no backup of ours does`)
}

/** Bytes of lines an entry. */
const partBytes = 1024 * 1024

/** Collects lines of JSON into numbered parts of about a megabyte. */
export class Lines {
  readonly #put: (part: number, bytes: Buffer) => Promise<void>
  #lines: string[] = []
  #length = 0
  #part = 0

  constructor(put: (part: number, bytes: Buffer) => Promise<void>) {
    this.#put = put
  }

  async add(value: unknown): Promise<void> {
    const line = `${JSON.stringify(value)}\n`
    this.#lines.push(line)
    this.#length += line.length
    if (this.#length >= partBytes) await this.end()
  }

  /** Writes the last part. */
  async end(): Promise<void> {
    if (this.#lines.length === 0) return
    const bytes = Buffer.from(this.#lines.join(''))
    this.#lines = []
    this.#length = 0
    await this.#put(++this.#part, bytes)
  }
}
