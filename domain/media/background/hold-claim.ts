import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Services } from '#domain/services.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { type CopyClaim, renewClaim } from '#store/media/copies.ts'
import type { Tx } from '#store/tables.ts'

/** Milliseconds until the claim of a silent process expires. */
const lease = 10_000
const renewInterval = 3_000

/** Thrown when the claim expired and another process took over, or the picture was replaced. */
export class ClaimLost extends Error {
  override readonly name = 'Overtaken'
}

/** Returns when a claim made now expires. */
export function leaseExpiry(now: string): string {
  return addMilliseconds(now, lease)
}

/** Renews a claim every three seconds until `letGo`. */
export class HeldClaim {
  readonly #services: Services
  readonly #timer: NodeJS.Timeout
  #claim: CopyClaim
  #last: Promise<void> = Promise.resolve()

  constructor(services: Services, claim: CopyClaim) {
    this.#services = services
    this.#claim = claim
    const renew = () => this.#renewing(async () => undefined).catch(() => undefined)
    this.#timer = setInterval(renew, renewInterval).unref()
  }

  get media() {
    return this.#claim.media
  }

  /** Runs `work` in a transaction with the publication lock. Throws `ClaimLost`. */
  write(work: (tx: Tx) => Promise<void>): Promise<void> {
    return this.#renewing(work, lockPublications)
  }

  release(): void {
    clearInterval(this.#timer)
  }

  /** Serializes renewals, as each needs the expiry of the previous one. */
  #renewing(
    work: (tx: Tx) => Promise<void>,
    first: (tx: Tx) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const { store, now } = this.#services
    const turn = this.#last.then(async () => {
      const until = leaseExpiry(now())
      await store.write(async (tx) => {
        await first(tx)
        if (!(await renewClaim(tx, this.#claim, until))) throw new ClaimLost()
        await work(tx)
      })
      this.#claim = { ...this.#claim, until }
    })
    this.#last = turn.catch(() => undefined)
    return turn
  }
}
