import { z } from 'zod'
import { DumpRefused } from '#store/dump/dump-refused.ts'
import { mayBeInBackup } from '#store/dump/dumped-tables.ts'
import { migrationNames } from '#store/migrations/migrate.ts'

/** The first thing in a backup. */
export const headerName = 'linecheck.json'

/** Grows when a backup of today could not be read by the program of yesterday. */
const format = 1

const headerSchema = z.object({
  format: z.number(),
  /** The program's version, and when it took the backup (ISO 8601 UTC). */
  program: z.string(),
  taken_at: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** The steps of the schema that its rows are of. */
  steps: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      lastId: z.int().nonnegative().nullable(),
    }),
  ),
  /** `bytes`: the library's files are in it; `names`: only what they are called. */
  media: z.enum(['bytes', 'names']),
})

export type BackupHeader = z.infer<typeof headerSchema>

export function newHeader(header: Omit<BackupHeader, 'format'>): BackupHeader {
  return { format, ...header }
}

/** Reads a header. Refuses one that is not ours, and one of a version that this program does not know. */
export function readHeader({ name, bytes }: { name: string; bytes: Buffer }): BackupHeader {
  const read = name === headerName ? headerSchema.safeParse(parsed(bytes)) : null
  if (!read?.success) throw new DumpRefused('it is no backup of Linecheck.')
  const { data: header } = read
  const ours = migrationNames('sqlite')
  const unknownStep = header.steps.find((step, index) => step !== ours[index])
  const unknownTable = header.tables.find(({ name: table }) => !mayBeInBackup(table))?.name
  const unknown = header.format === format ? (unknownStep ?? unknownTable) : 'its format'
  if (unknown === undefined) return header
  throw new DumpRefused(
    `it was taken by a newer version, ${header.program} (${unknown}): restore it with that one or a later one.`,
  )
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}
