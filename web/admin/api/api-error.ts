import { t } from '#web/admin/i18n/translate.ts'
import { ConnectionFailure } from './connection.ts'
import type {
  Conflict,
  CurrencyConcerns,
  DocumentView,
  GalleryItem,
  MediaUse,
  Ticket,
} from './wire.gen.ts'

/** The server's error: its message, the field errors and, on a conflict, the current state. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: Record<string, string[]>
  readonly data: Conflict['data']

  constructor(
    status: number,
    message: string,
    errors?: Record<string, string[]>,
    data?: Conflict['data'],
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors ?? {}
    this.data = data
  }
}

export function errorMessage(error: unknown): string {
  return error instanceof ApiError || error instanceof ConnectionFailure
    ? error.message
    : t('api.failed')
}

/** Returns the current document of a conflict; null for every other response. */
export function documentInConflict(error: unknown): DocumentView | null {
  const current = currentOf(error)
  return current && 'can' in current ? current : null
}

export function currentFile(error: unknown): GalleryItem | null {
  const current = currentOf(error)
  return current && 'file_type' in current ? current : null
}

export function currentTicket(error: unknown): Ticket | null {
  const current = currentOf(error)
  return current && 'opened_by' in current ? current : null
}

export function usesOf(error: unknown): MediaUse[] {
  const data = error instanceof ApiError ? error.data : undefined
  return data && 'uses' in data ? data.uses : []
}

/** Returns the prices concerned, where the server asks to confirm a change of currency. */
export function pricesOf(error: unknown): CurrencyConcerns['prices'] | null {
  const data = error instanceof ApiError ? error.data : undefined
  return data && 'prices' in data ? data.prices : null
}

function currentOf(error: unknown): DocumentView | GalleryItem | Ticket | null {
  const data = error instanceof ApiError ? error.data : undefined
  return data && 'current' in data ? data.current : null
}
