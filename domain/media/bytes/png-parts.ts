import { crc32 } from 'node:zlib'
import { readOrientation, writeOrientation } from './orientation.ts'
import { BrokenPicture, type PictureParts } from './picture-parts.ts'

const signatureLength = 8

/** The chunks that pixels and their colours need (PNG, third edition, section 11). */
const needed = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT'.split(' '))

/**
 * Takes a PNG apart: its size from the header, and itself without texts, times, EXIF, further
 * frames and whatever comes after its end. Colour profile and orientation stay.
 * Throws `BrokenPicture`.
 */
export function pngParts(file: Buffer): PictureParts {
  const pieces = [file.subarray(0, signatureLength)]
  let orientation = 1
  let size: { width: number; height: number } | null = null
  let hasPixels = false
  for (let at = signatureLength; ; ) {
    if (at + 12 > file.length) throw new BrokenPicture('truncated')
    const end = at + 12 + file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (!/^[A-Za-z]{4}$/.test(name)) throw new BrokenPicture('broken')
    if (end > file.length) throw new BrokenPicture('truncated')
    const body = file.subarray(at + 8, end - 4)
    if (name === 'IHDR' && !size) size = headerSize(body)
    else if (name === 'IHDR' || !size) throw new BrokenPicture('broken')
    if (name === 'eXIf') orientation = readOrientation(body)
    if (name === 'IDAT' && !hasPixels && orientation !== 1)
      pieces.push(orientationChunk(orientation))
    if (name === 'IDAT') hasPixels = true
    if (needed.has(name)) pieces.push(file.subarray(at, end))
    at = end
    if (name === 'IEND') break
  }
  if (!hasPixels) throw new BrokenPicture('broken')
  return { ...size, orientation, clean: Buffer.concat(pieces) }
}

function headerSize(body: Buffer): { width: number; height: number } {
  if (body.length !== 13) throw new BrokenPicture('broken')
  const size = { width: body.readUInt32BE(0), height: body.readUInt32BE(4) }
  if (size.width === 0 || size.height === 0) throw new BrokenPicture('broken')
  return size
}

function orientationChunk(orientation: number): Buffer {
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), writeOrientation(orientation)])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(named.length - 4, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}
