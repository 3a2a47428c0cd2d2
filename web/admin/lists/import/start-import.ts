import { ApiError, errorMessage } from '#web/admin/api/api-error.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import type { ImportedEntries, ImportMapping } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import {
  type ChosenTable,
  type ImportPhase,
  readChosen,
  type sendImport,
  tableError,
} from './send-import.ts'

export interface ImportState {
  table: ChosenTable | null
  /** Ids of uploaded pictures by the name of their file. */
  pictures: Readonly<Record<string, number>>
  submits: boolean
  /** What the columns are for; null for a table of our own. */
  mapping: ImportMapping | null
  running: 'checking' | 'importing' | null
  /** The dry run's result; null before it. */
  preview: ImportedEntries | null
  error: string | null
}

export interface ImportActions {
  choose: (file: File) => Promise<void>
  /** Checks the table again with other options. */
  change: (options: Partial<ImportOptions>) => Promise<void>
  /** Imports the table; returns the server's message, or null where it failed. */
  importTable: () => Promise<string | null>
}

type ImportOptions = Pick<ImportState, 'submits' | 'mapping' | 'pictures'>

type Check = ImportOptions & { table: ChosenTable | null }

export const nothingYet: ImportState = {
  table: null,
  pictures: {},
  submits: false,
  mapping: null,
  running: null,
  preview: null,
  error: null,
}

export interface ImportSender {
  send: (table: ChosenTable | null, step: ImportPhase) => ReturnType<typeof sendImport>
  /** Whether the last request was aborted. */
  hasGivenUp: () => boolean
}

/**
 * Returns what one dialog does with a table. The newest state is here, not in a render: pictures
 * upload for minutes, and a table may be chosen meanwhile.
 */
export function startImport(
  { send, hasGivenUp }: ImportSender,
  onChange: (state: ImportState) => void,
): ImportActions {
  let state = nothingYet
  /** Counts the dry runs: only the last one's result is shown. */
  let dryRun = 0
  let lastDryRun: Promise<unknown> = Promise.resolve()

  function merge(change: Partial<ImportState>) {
    state = { ...state, ...change }
    onChange(state)
  }

  async function checkTable({ table, ...options }: Check, problem: string | null = null) {
    dryRun += 1
    const thisRun = dryRun
    merge({ table, ...options, running: 'checking', error: problem })
    // The server runs one import a person, so the next dry run waits for the last one to end.
    await lastDryRun
    if (thisRun !== dryRun) return
    const checking = send(table, { isDry: true, ...options })
    lastDryRun = checking.catch(() => null)
    try {
      const { message, data } = await checking
      if (thisRun !== dryRun) return
      merge({ running: null, preview: data, mapping: data.mapping ?? options.mapping })
      announce(message)
    } catch (error) {
      if (thisRun !== dryRun) return
      merge({ running: null, preview: null, error: problem ?? fileError(error) })
    }
  }

  async function choose(file: File) {
    const wrong = tableError(file.name)
    const table = wrong ? null : await readChosen(file)
    if (state.running === 'importing') return
    if (table) {
      merge({ preview: null })
      return checkTable({ ...optionsOf(state), table, mapping: null })
    }
    dryRun += 1
    const error = wrong ?? t('import.unreadable')
    merge({ table: null, mapping: null, preview: null, running: null, error })
  }

  async function change(options: Partial<ImportOptions>) {
    if (state.running === 'importing') return
    const next = { table: state.table, ...optionsOf(state), ...options }
    if (hasInput(next)) return checkTable(next)
    merge(options)
  }

  async function importTable(): Promise<string | null> {
    const [table, options] = [state.table, optionsOf(state)]
    if (!hasInput(state)) return null
    merge({ running: 'importing', error: null })
    try {
      return (await send(table, { isDry: false, ...options })).message
    } catch (error) {
      if (hasGivenUp() || isConnectionError(error)) {
        void refreshContent()
        merge({ running: null, error: t('import.unsure') })
        return null
      }
      // Entries changed since the dry run: show a new one before the next attempt.
      if (error instanceof ApiError && (error.status === 409 || error.status === 422))
        await checkTable({ table, ...options }, fileError(error))
      else merge({ running: null, error: fileError(error) })
      return null
    }
  }

  return { choose, change, importTable }
}

function optionsOf({ submits, mapping, pictures }: ImportState): ImportOptions {
  return { submits, mapping, pictures }
}

function hasInput({ table, pictures }: Pick<ImportState, 'table' | 'pictures'>): boolean {
  return table !== null || Object.keys(pictures).length > 0
}

function isConnectionError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** Returns the error about the file as a whole, where there is one. */
function fileError(error: unknown): string {
  const { file, mapping } = error instanceof ApiError ? error.errors : {}
  const ofFile = file?.[0] ?? mapping?.[0]
  return ofFile ?? errorMessage(error)
}
