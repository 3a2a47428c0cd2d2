import { BrokenPicture } from './broken-picture.ts'
import { type Orientation, writeOrientation } from './orientation.ts'

/** ITU T.81 markers of the picture itself; all others carry metadata. */
const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
}
const structural = new Set([0xc4, 0xcc, 0xdb, 0xdd])
const notFrames = new Set([0xc4, 0xc8, 0xcc])

/** Application segments about colour, by marker, with the first bytes that they must have. */
const ofColour = new Map([
  [marker.app0, 'JFIF\0'],
  [marker.app2, 'ICC_PROFILE\0'],
  [marker.app14, 'Adobe'],
])

/**
 * Returns a JPEG without metadata and trailing bytes. Pixels and colour profile stay bit for bit;
 * of EXIF only the orientation stays. Throws `BrokenPicture`.
 */
export function cleanJpeg(file: Buffer, orientation: Orientation): Buffer {
  if (file[0] !== 0xff || file[1] !== marker.start) throw new BrokenPicture('broken')
  const pieces: Buffer[] = []
  let hasFrame = false
  let at = 2
  for (;;) {
    const { code, from, to } = segmentAt(file, at)
    if (code === marker.end) break
    const piece = file.subarray(from, to)
    hasFrame ||= isFrame(code)
    if (isNeeded(code, piece.subarray(4))) pieces.push(piece)
    at = to
    if (code !== marker.scan) continue
    at = scanEnd(file, to)
    pieces.push(file.subarray(to, at))
  }
  if (!hasFrame) throw new BrokenPicture('broken')
  const exif = orientation === 1 ? [] : [orientationSegment(orientation)]
  const [first, last] = [Buffer.from([0xff, marker.start]), Buffer.from([0xff, marker.end])]
  return Buffer.concat([first, ...exif, ...pieces, last])
}

/** Returns the segment at `at`, after any fill bytes. */
function segmentAt(file: Buffer, at: number): { code: number; from: number; to: number } {
  if (at >= file.length) throw new BrokenPicture('truncated')
  if (file[at] !== 0xff) throw new BrokenPicture('broken')
  let from = at
  while (file[from + 1] === 0xff) from++
  const code = file[from + 1]
  if (code === undefined) throw new BrokenPicture('truncated')
  if (code === marker.end) return { code, from, to: from + 2 }
  if (code < 0xc0 || (code >= 0xd0 && code <= 0xd8)) throw new BrokenPicture('broken')
  if (from + 4 > file.length) throw new BrokenPicture('truncated')
  const length = file.readUInt16BE(from + 2)
  const to = from + 2 + length
  if (length < 2) throw new BrokenPicture('broken')
  if (to > file.length) throw new BrokenPicture('truncated')
  return { code, from, to }
}

/** Returns the end of the coded pixels: the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]
    if (next === undefined) break
    const isInside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isInside) return at
  }
  throw new BrokenPicture('truncated')
}

function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && !notFrames.has(code)
}

function isNeeded(code: number, body: Buffer): boolean {
  const beginning = ofColour.get(code)
  if (beginning !== undefined) return starts(body, beginning)
  return isFrame(code) || structural.has(code) || code === marker.scan
}

function orientationSegment(orientation: Orientation): Buffer {
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), writeOrientation(orientation)])
  const head = Buffer.from([0xff, marker.app1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

function starts(body: Buffer, words: string): boolean {
  return body.toString('latin1', 0, words.length) === words
}
