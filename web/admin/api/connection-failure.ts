import { t } from '#web/admin/i18n/translate.ts'

/** Why nobody has answered, as far as a browser can tell. */
type TroubleKind = 'offline' | 'lost' | 'away'

const sentences = {
  offline: 'api.offline',
  lost: 'api.lost',
  away: 'api.away',
} as const satisfies Record<TroubleKind, string>

/**
 * No answer to a call: this browser is offline, the line broke, or what stands before the server (or
 * a server on its way down or up) says that it is not there. Whether the call was taken is not known,
 * unless the browser was offline. Unlike a `Refusal` it can be tried again as it is.
 */
export class ConnectionFailure extends Error {
  readonly kind: TroubleKind
  /** Seconds after which the server wants to be asked again, where it said so. */
  readonly after: number | null

  constructor(kind: TroubleKind, after: number | null = null) {
    super(t(sentences[kind]))
    this.name = 'Trouble'
    this.kind = kind
    this.after = after
  }
}

/** Proxies answer these where the server should have, and the server itself while it starts or stops. */
export function isUnavailable(status: number): boolean {
  return status === 502 || status === 503 || status === 504
}

/** Runs what asks the server; a broken line is a `Trouble`, a call that was called off stays one. */
export async function withConnection<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ConnectionFailure(navigator.onLine ? 'lost' : 'offline')
  }
}
