import { rowOf } from '../row.ts'
import { tellRow } from './trial.ts'

/** Rows that did not come out as they have to. */
const failures: string[] = []
const leftOut: string[] = []

/** Prints one row; `isGood` false makes the program end with 1. */
export function judge(what: string, figure: string, isGood: boolean, aim: string): void {
  tellRow(rowOf(`${isGood ? ' ' : '!'} ${what}`, figure, aim))
  if (!isGood) failures.push(what)
}

/** Prints a row whose figure is a time: that of a busy machine proves nothing, so it is only marked. */
export function time(what: string, ms: number, most: number, note = ''): void {
  const figure = ms < 1_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1_000).toFixed(1)} s`
  const aim = most < 1_000 ? `${most} ms` : `${most / 1_000} s`
  tellRow(
    rowOf(`${ms <= most ? ' ' : '~'} ${what}`, `${figure}${note && `, ${note}`}`, `<= ${aim}`),
  )
}

/** What cannot be tried here, and why: neither borne nor not. */
export function leaveOut(what: string, why: string): void {
  tellRow(rowOf(`- ${what}`, why))
  leftOut.push(what)
}

/** All of it in words: `all borne`, or how many rows were not. */
export function concluded(): { isBorne: boolean; words: string } {
  const isBorne = failures.length === 0
  const untried = leftOut.length > 0 ? `, not tried here: ${leftOut.join(', ')}` : ''
  return { isBorne, words: (isBorne ? 'all borne' : `${failures.length} not borne`) + untried }
}

/** The most frequent first: `/home 503 x 12`. */
export function summed(found: readonly string[]): string {
  const counts = [...Map.groupBy(found, (one) => one)].map(
    ([one, all]) => [one, all.length] as const,
  )
  const told = counts.sort((a, b) => b[1] - a[1]).slice(0, 3)
  return told.map(([one, count]) => `${one} x ${count}`).join(', ')
}
