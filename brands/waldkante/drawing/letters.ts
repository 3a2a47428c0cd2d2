import { type Ink, ink } from './ink.ts'

/** Letters of straight lines on a grid of four by six, for a thick pen. */
const letters: Record<string, string> = {
  A: 'M0 6V1.5L2 0 4 1.5V6M0 3.6H4',
  B: 'M0 0V6H3L4 5V4L3 3 4 2V1L3 0zM0 3H3',
  D: 'M0 0V6H2.5L4 4.5V1.5L2.5 0z',
  E: 'M4 0H0V6H4M0 3H3.2',
  I: 'M0 0V6',
  K: 'M0 0V6M4 0 .6 3 4 6',
  L: 'M0 0V6H4',
  N: 'M0 6V0L4 6V0',
  S: 'M4 1 3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5',
  T: 'M0 0H4.4M2.2 0V6',
  W: 'M0 0 1.2 6 2.6 2 4 6 5.2 0',
}
const widths: Record<string, number> = { I: 0, T: 4.4, W: 5.2, ' ': 1.4 }

/** Returns the words, from the origin to the right, and how wide they are. */
export function write(
  words: string,
  height: number,
  fill: Ink,
): { width: number; drawing: string } {
  const unit = height / 7
  let x = 0.5
  const strokes = [...words].map((letter) => {
    const path = letters[letter]
    const stroke = path ? `<path transform="translate(${x} .5)" d="${path}"/>` : ''
    x += (widths[letter] ?? 4) + 1.7
    return stroke
  })
  const pen = `fill="none" stroke="${ink[fill]}" stroke-width="1.05" stroke-miterlimit="8"`
  return {
    width: (x - 1.2) * unit,
    drawing: `<g transform="scale(${unit})" ${pen}>${strokes.join('')}</g>`,
  }
}
