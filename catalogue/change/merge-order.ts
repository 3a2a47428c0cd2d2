import type { Key } from '../field.ts'
import type { Side, Three } from './conflict.ts'
import { unmoved } from './keyed-list.ts'

type Order = readonly Key[]

/**
 * One order of two that started from the same one: each thing stands behind what it stands behind
 * for the side that moved or added it. Where both have put something at one spot, the run that
 * begins with the lower key goes first. Asks only if both have moved or added the same thing, each
 * to another place.
 *
 * @param present what is left, whichever side has it
 * @param ask gets the order that stood and those that would come of either answer
 */
export function mergeOrder(
  orders: Three<Order>,
  present: { has(key: Key): boolean },
  ask: (orders: Three<Key[]>) => Side,
): Key[] {
  const sayer = sayers(orders)
  const mine = inRuns(
    'mine',
    orders.mine.filter((key) => present.has(key)),
    sayer,
  )
  const theirs = inRuns(
    'theirs',
    orders.theirs.filter((key) => present.has(key)),
    sayer,
  )
  const asMine = joined(mine.spine, mine.runs, theirs.runs)
  if (mine.spine.join() === theirs.spine.join()) return asMine
  const asTheirs = joined(theirs.spine, mine.runs, theirs.runs)
  const side = ask({ base: [...orders.base], mine: asMine, theirs: asTheirs })
  return side === 'mine' ? asMine : asTheirs
}

type Sayer = (key: Key) => Side | 'both'

/** Says whose list decides where something stands: that of the side which alone moved or has it. */
function sayers({ base, mine, theirs }: Three<Order>): Sayer {
  const [inMine, inTheirs] = [new Set(mine), new Set(theirs)]
  const [stayedInMine, stayedInTheirs] = [unmoved(base, mine), unmoved(base, theirs)]
  return (key) => {
    if (!inTheirs.has(key)) return 'mine'
    if (!inMine.has(key)) return 'theirs'
    if (stayedInMine.has(key) === stayedInTheirs.has(key)) return 'both'
    return stayedInMine.has(key) ? 'theirs' : 'mine'
  }
}

type Runs = ReadonlyMap<Key | null, Key[]>

/** What one side says: the order of what both have, and its own runs behind each (null: in front). */
function inRuns(side: Side, order: Order, sayer: Sayer): { spine: Key[]; runs: Runs } {
  const spine: Key[] = []
  const runs = new Map<Key | null, Key[]>()
  for (const key of order) {
    const says = sayer(key)
    const behind = spine.at(-1) ?? null
    if (says === 'both') spine.push(key)
    else if (says === side) runs.set(behind, [...(runs.get(behind) ?? []), key])
  }
  return { spine, runs }
}

function joined(spine: Order, ...sides: Runs[]): Key[] {
  return [null, ...spine].flatMap((key) => {
    const runs = sides.flatMap((side) => [side.get(key) ?? []]).toSorted(byFirstKey)
    return [...(key === null ? [] : [key]), ...runs.flat()]
  })
}

function byFirstKey([one = '']: Key[], [other = '']: Key[]): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one) < String(other) ? -1 : 1
}
