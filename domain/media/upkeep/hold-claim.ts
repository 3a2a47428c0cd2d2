import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Services } from '#domain/services.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { type CopyClaim, renewClaim } from '#store/media/copies.ts'
import type { Tx } from '#store/tables.ts'

/** Milliseconds until the claim of a silent process expires. */
const lease = 10_000
const renewInterval = 3_000

/** Someone has replaced the picture, or gone on with it, because nothing was heard from here. */
export class ClaimLost extends Error {
  override readonly name = 'Overtaken'
}

/** Until when a claim that is made or renewed now is good. */
export function leaseExpiry(now: string): string {
  return addMilliseconds(now, lease)
}

/** A claim in the hands of a process that lives: renewed every three seconds until `letGo`. */
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

  /** A transaction that has the turn to publish, and only while the claim is good. Throws `Overtaken`. */
  write(work: (tx: Tx) => Promise<void>): Promise<void> {
    return this.#renewing(work, lockPublications)
  }

  letGo(): void {
    clearInterval(this.#timer)
  }

  /** One after the other: each knows the claim by what the one before has made of it. */
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
