import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from '#catalogue/start-refused.ts'
import { readWalFrames } from './wal-frames.ts'
import { readWalIndex } from './wal-index.ts'

/** How often, and how many milliseconds apart, the same damage has to be seen: another process may be writing. */
const looks = { count: 3, apart: 50 }

/**
 * Refuses (`StartRefused`) to open a database over a write-ahead log of which SQLite would leave out
 * transactions that were acknowledged: it goes by the sums of frames, and takes the first that is
 * wrong for the end without a word. A transaction that was not finished is no damage.
 */
export async function refuseDamagedWal(database: string): Promise<void> {
  const damage = await findWalDamage(database)
  if (damage === null) return
  throw new StartRefused(
    `the database ${database} is damaged: ${damage}. Nothing was opened or changed. Restore a backup, or keep a copy of the folder and start once with OPEN_DAMAGED=yes to go on without what is lost.`,
  )
}

/** What of a log would be lost by opening its database, in words; null for nothing. */
export async function findWalDamage(database: string): Promise<string | null> {
  const seen = new Set<string | null>()
  for (let look = 0; look < looks.count; look += 1) {
    if (look > 0) await pause(looks.apart)
    const damage = damageOf(database)
    if (damage === null) return null
    seen.add(damage)
  }
  const [damage = null] = seen
  return seen.size > 1 ? null : damage
}

/** What would be lost, in words; null for nothing. */
function damageOf(database: string): string | null {
  // Before the log: it may only have grown in between.
  const index = readWalIndex(`${database}-shm`)
  const frames = readWalFrames(`${database}-wal`)
  if (frames && isEmpty(database))
    return 'it is empty while its log (-wal) is not, which would be thrown away'
  if (index && index.acknowledged > index.copied) {
    if (!frames) return `its log (-wal) is missing, with ${framesOf(index.acknowledged)}`
    const sound = frames.salt === index.salt ? frames.sound : 0
    if (sound < index.acknowledged)
      return `its log (-wal) can be read up to frame ${sound} of ${index.acknowledged} that were acknowledged`
    return null
  }
  // One that was being written when the machine went off may have its end on disk and not all before
  // it. Before a second one began the first was whole.
  if (frames && frames.endedBehind > 1 && !isCopied(index, frames))
    return `its log (-wal) cannot be read behind frame ${frames.sound}, where ${frames.endedBehind} changes end`
  return null
}

function framesOf(count: number): string {
  return count === 1 ? 'one frame that was acknowledged' : `${count} frames that were acknowledged`
}

/** All that was acknowledged is in the database: its log may look as it likes. */
function isCopied(index: ReturnType<typeof readWalIndex>, { salt }: { salt: string }): boolean {
  return index !== null && index.salt === salt && index.copied >= index.acknowledged
}

function isEmpty(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0
}
