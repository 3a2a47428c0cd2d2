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

/** The server's refusal: its message, the field errors and, on a conflict, the current state. */
export class Refusal extends Error {
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
    this.name = 'Refusal'
    this.status = status
    this.errors = errors ?? {}
    this.data = data
  }
}

export function errorMessage(error: unknown): string {
  return error instanceof Refusal || error instanceof ConnectionFailure
    ? error.message
    : t('api.failed')
}

/** Returns the current document of a conflict; null for every other answer. */
export function documentInConflict(refused: unknown): DocumentView | null {
  const current = currentOf(refused)
  return current && 'can' in current ? current : null
}

export function currentFile(refused: unknown): GalleryItem | null {
  const current = currentOf(refused)
  return current && 'file_type' in current ? current : null
}

export function currentTicket(refused: unknown): Ticket | null {
  const current = currentOf(refused)
  return current && 'opened_by' in current ? current : null
}

export function usesOf(refused: unknown): MediaUse[] {
  const data = refused instanceof Refusal ? refused.data : undefined
  return data && 'uses' in data ? data.uses : []
}

/** Returns the prices concerned, where the server asks to confirm a change of currency. */
export function pricesOf(refused: unknown): CurrencyConcerns['prices'] | null {
  const data = refused instanceof Refusal ? refused.data : undefined
  return data && 'prices' in data ? data.prices : null
}

function currentOf(refused: unknown): DocumentView | GalleryItem | Ticket | null {
  const data = refused instanceof Refusal ? refused.data : undefined
  return data && 'current' in data ? data.current : null
}
