import { type Path, pathName } from '#catalogue/change/change.ts'
import type { Side } from '#catalogue/change/conflict.ts'

/** What the person has chosen so far, by question. */
export type Picks = ReadonlyMap<string, Side>

export const noPicks: Picks = new Map()

/** The same for a conflict and for the question about it. */
export function questionName(question: Path & { kind: string }): string {
  return `${question.kind} ${pathName(question)}`
}
