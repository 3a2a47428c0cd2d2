import { z } from 'zod'
import { BackupError } from '#store/dump/backup-error.ts'
import { mayBeInBackup } from '#store/dump/dumped-tables.ts'
import { migrationNames } from '#store/migrations/migrate.ts'

/** The first entry of a backup. */
export const headerName = 'linecheck.json'

/** Increase it when older versions cannot read new backups. */
const format = 1

const headerSchema = z.object({
  format: z.number(),
  /** The program's version and the time (ISO 8601 UTC). */
  program: z.string(),
  taken_at: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** The migrations that its rows belong to. */
  steps: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      lastId: z.int().nonnegative().nullable(),
    }),
  ),
  /** `bytes`: with the library's files; `names`: only their names. */
  media: z.enum(['bytes', 'names']),
})

export type BackupHeader = z.infer<typeof headerSchema>

export function newHeader(header: Omit<BackupHeader, 'format'>): BackupHeader {
  return { format, ...header }
}

/** Reads a header. Throws when it is not ours or of an unknown format. */
export function readHeader({ name, bytes }: { name: string; bytes: Buffer }): BackupHeader {
  const read = name === headerName ? headerSchema.safeParse(parsed(bytes)) : null
  if (!read?.success) throw new BackupError('it is no backup of Linecheck.')
  const { data: header } = read
  const ours = migrationNames('sqlite')
  const unknownStep = header.steps.find((step, index) => step !== ours[index])
  const unknownTable = header.tables.find(({ name: table }) => !mayBeInBackup(table))?.name
  const unknown = header.format === format ? (unknownStep ?? unknownTable) : 'its format'
  if (unknown === undefined) return header
  throw new BackupError(
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
