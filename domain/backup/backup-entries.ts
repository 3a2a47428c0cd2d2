import { z } from 'zod'
import { ArchiveDamaged } from '#store/archive/read-archive.ts'
import type { DumpedRow } from '#store/dump/dump.ts'
import type { DumpedRows } from '#store/dump/fill-tables.ts'
import { isOwnName } from '#store/media/files.ts'

/** What else is in a backup, by its names: parts of tables as lines of JSON, then the library. */
const tableName = /^tables\/([a-z_]+)\/\d+\.jsonl$/
const fileName = /^media\/(.+)$/

/** What the library's rows name that was not there when the backup was taken: a JSON list. */
export const missingName = 'missing.json'

/** Names and sizes of the library's files, where their bytes stay where they are: lines of JSON. */
const listName = /^media-names\/\d+\.jsonl$/

/** What a backup calls a file is where it goes: nothing but a name that we could have given. */
const ownName = z.string().refine(isOwnName)

const listedFile = z.object({ name: ownName, size: z.int().nonnegative() })
export type ListedFile = z.infer<typeof listedFile>

/** Looked at by hand: there are millions. */
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

/** The rows in an entry, or null where it is none of a table. */
export function readRowLines({ name, bytes }: { name: string; bytes: Buffer }): DumpedRows | null {
  const table = tableName.exec(name)?.[1]
  return table === undefined ? null : { table, rows: linesOf(row, { name, bytes }) }
}

/** What the library calls the file in an entry, or null where it is none. */
export function fileIn(name: string): string | null {
  const file = fileName.exec(name)?.[1]
  return file === undefined ? null : readAs(ownName, file, name)
}

/** The files that an entry lists, or null where it lists none. */
export function listIn({ name, bytes }: { name: string; bytes: Buffer }): ListedFile[] | null {
  return listName.test(name) ? linesOf(listedFile, { name, bytes }) : null
}

/** What is missing, or null in an entry that does not say it. */
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

/** A seal only says that nobody has changed the file since: not that one of us has written it. */
function readAs<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new ArchiveDamaged(`${name} holds what no backup of ours does`)
}

/** About so many bytes of lines are one entry. */
const partBytes = 1024 * 1024

/** Gathers lines of JSON into parts of about a megabyte, each handed on with its number from 1. */
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

  /** Hands on what is left. */
  async end(): Promise<void> {
    if (this.#lines.length === 0) return
    const bytes = Buffer.from(this.#lines.join(''))
    this.#lines = []
    this.#length = 0
    await this.#put(++this.#part, bytes)
  }
}
