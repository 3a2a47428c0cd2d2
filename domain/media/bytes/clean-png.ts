import { crc32 } from 'node:zlib'
import { BrokenPicture } from './broken-picture.ts'
import { type Orientation, writeOrientation } from './orientation.ts'

const signatureLength = 8

/** Chunks that pixels and colours need (PNG, third edition, section 11). */
const needed = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT'.split(' '))

/**
 * Returns a PNG without metadata, further frames and trailing bytes. Pixels and colour profile stay
 * bit for bit; of EXIF only the orientation stays. Throws `BrokenPicture`.
 */
export function cleanPng(file: Buffer, orientation: Orientation): Buffer {
  const pieces = [file.subarray(0, signatureLength)]
  let hasHeader = false
  let hasPixels = false
  for (let at = signatureLength; ; ) {
    if (at + 12 > file.length) throw new BrokenPicture('truncated')
    const end = at + 12 + file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (!/^[A-Za-z]{4}$/.test(name)) throw new BrokenPicture('broken')
    if (end > file.length) throw new BrokenPicture('truncated')
    if ((name === 'IHDR') === hasHeader) throw new BrokenPicture('broken')
    hasHeader = true
    if (name === 'IDAT' && !hasPixels && orientation !== 1)
      pieces.push(orientationChunk(orientation))
    if (name === 'IDAT') hasPixels = true
    if (needed.has(name)) pieces.push(file.subarray(at, end))
    at = end
    if (name === 'IEND') break
  }
  if (!hasPixels) throw new BrokenPicture('broken')
  return Buffer.concat(pieces)
}

function orientationChunk(orientation: Orientation): Buffer {
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), writeOrientation(orientation)])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(named.length - 4, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}
