import { limits } from '#catalogue/limits.ts'
import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'
import type { Move } from './moves.ts'

/** The moves in an order that a person has not saved yet, as this browser holds them. */
export function readMoves(memory: BrowserMemory, userId: number, orderKey: string): Move[] {
  const found = recall(memory, nameOf(userId, orderKey))
  if (!Array.isArray(found) || !found.every(isMove)) return []
  return found.slice(0, limits.moves)
}

/** Puts these in place of the former ones; none drops them. */
export function writeMoves(
  memory: BrowserMemory,
  userId: number,
  orderKey: string,
  moves: readonly Move[],
): void {
  remember(memory, nameOf(userId, orderKey), moves.length > 0 ? [...moves] : null)
}

function nameOf(userId: number, orderKey: string): string {
  return `edits:${userId}:${orderKey}`
}

function isMove(one: unknown): one is Move {
  if (typeof one !== 'object' || one === null || !('id' in one) || !('after' in one)) return false
  return Number.isInteger(one.id) && (one.after === null || Number.isInteger(one.after))
}
