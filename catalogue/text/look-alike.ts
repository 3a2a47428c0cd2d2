import { confusables } from './confusables.ts'
import { onlyVisible } from './visible.ts'

const prototypes = new Map(
  confusables.split(';').flatMap((line) => {
    const [prototype = '', characters = ''] = line.split(':')
    return characters.split(' ').map((one) => [fromHex(one), fromHex(prototype)] as const)
  }),
)

function fromHex(points: string): string {
  return String.fromCodePoint(...points.split(' ').map((point) => Number.parseInt(point, 16)))
}

interface Strictness {
  /** Are `l` and `1`, `O` and `0`, `rn` and `m` alike too? They are for user names, which people choose; nobody chooses an address. */
  withinAscii: boolean
}

/**
 * Returns what a name looks like (the skeletons of Unicode's UTS 39): as it is written and in small
 * letters, because some letters look alike in one of the two only. Names that share one look the same.
 */
export function looksOf(name: string, strictness: Strictness): Set<string> {
  const plain = onlyVisible(name.normalize('NFKC')).trim()
  return new Set([plain, plain.toLowerCase()].map((one) => skeletonOf(one, strictness)))
}

function skeletonOf(name: string, { withinAscii }: Strictness): string {
  const looks = isAscii(name) ? name : ofForeign(name)
  if (!withinAscii) return looks.toLowerCase()
  const letters = looks.replaceAll(/[1I|]/g, 'l').toLowerCase()
  return letters.replaceAll('0', 'o').replaceAll('m', 'rn').replaceAll('`', "'")
}

/** Nearly all names are ASCII, and all names are compared when there is a new one. */
function ofForeign(name: string): string {
  const characters = Array.from(name.normalize('NFD'), (one) => {
    return one <= '\u007f' ? one : (prototypes.get(one) ?? one)
  })
  return characters.join('').normalize('NFD')
}

/**
 * Returns a name in Latin letters where other letters only look like them (a code with a Cyrillic А);
 * any other name as it is.
 */
export function inLatin(name: string): string {
  if (isAscii(name)) return name
  const latin = [...looksOf(name, { withinAscii: false })].find(isAscii)
  return latin ?? name
}

function isAscii(text: string): boolean {
  return !/[^\u0020-\u007e]/.test(text)
}
