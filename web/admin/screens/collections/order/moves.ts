import type { Moves } from '#catalogue/order.ts'

/** Moves an entry behind another; `after: null` is the top. */
export type Move = Moves[number]

interface Listed {
  id: number
}

/**
 * Returns a page of a list after some moves. An entry moved to the very top leaves other pages; one
 * moved behind an entry of another page stays where it is shown.
 */
export function withMoves<T extends Listed>(
  page: readonly T[],
  moves: readonly Move[],
  isFirst: boolean,
): T[] {
  return moves.reduce<T[]>((list, move) => withMove(list, move, isFirst), [...page])
}

function withMove<T extends Listed>(list: T[], { id, after }: Move, isFirst: boolean): T[] {
  const moved = list.find((one) => one.id === id)
  const rest = list.filter((one) => one.id !== id)
  if (after === null) return isFirst && moved ? [moved, ...rest] : isFirst ? list : rest
  const at = rest.findIndex((one) => one.id === after)
  if (!moved || at === -1) return list
  return [...rest.slice(0, at + 1), moved, ...rest.slice(at + 1)]
}

/**
 * Returns the moves that bring an entry of a page from one index to another. Later pages do not
 * know the entry before their first: there the entry goes behind it, and it behind the entry.
 */
export function movesFor(
  page: readonly Listed[],
  from: number,
  to: number,
  isFirst: boolean,
): Move[] {
  const moved = page[from]
  if (!moved || from === to) return []
  const rest = page.filter((_, at) => at !== from)
  const before = rest[to - 1]
  if (before) return [{ id: moved.id, after: before.id }]
  if (isFirst) return [{ id: moved.id, after: null }]
  const next = rest[0]
  if (!next) return []
  return [
    { id: moved.id, after: next.id },
    { id: next.id, after: moved.id },
  ]
}
