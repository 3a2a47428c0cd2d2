import { t } from '#web/admin/i18n/translate.ts'
import { ConnectionFailure } from './connection-failure.ts'
import type {
  Conflict,
  CurrencyConcerns,
  DocumentView,
  GalleryItem,
  MediaUse,
  Ticket,
} from './wire.gen.ts'

/** The server's no: its sentence, the fields it concerns and, on a conflict, what stands now. */
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

/** The sentence to show for whatever went wrong. */
export function errorMessage(error: unknown): string {
  return error instanceof Refusal || error instanceof ConnectionFailure
    ? error.message
    : t('api.failed')
}

/** The section as it stands now, as a conflict hands it over; null for every other answer. */
export function documentInConflict(refused: unknown): DocumentView | null {
  const current = currentOf(refused)
  return current && 'can' in current ? current : null
}

/** The file as it stands now, after somebody else was quicker. */
export function currentFile(refused: unknown): GalleryItem | null {
  const current = currentOf(refused)
  return current && 'file_type' in current ? current : null
}

/** The ticket as it stands now, after somebody else was quicker, or closed it. */
export function currentTicket(refused: unknown): Ticket | null {
  const current = currentOf(refused)
  return current && 'opened_by' in current ? current : null
}

/** Where the file is used that was to be deleted. */
export function usesOf(refused: unknown): MediaUse[] {
  const data = refused instanceof Refusal ? refused.data : undefined
  return data && 'uses' in data ? data.uses : []
}

/** What another currency would concern, where the server asks before it takes it. */
export function pricesOf(refused: unknown): CurrencyConcerns['prices'] | null {
  const data = refused instanceof Refusal ? refused.data : undefined
  return data && 'prices' in data ? data.prices : null
}

function currentOf(refused: unknown): DocumentView | GalleryItem | Ticket | null {
  const data = refused instanceof Refusal ? refused.data : undefined
  return data && 'current' in data ? data.current : null
}
