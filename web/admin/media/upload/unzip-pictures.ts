import { limits } from '#catalogue/limits.ts'
import { acceptedPhotos } from './chosen-files.ts'

/** What a zip may hold. A camera's pictures do not get smaller in it; a bomb unfolds a thousandfold. */
const most = {
  entries: 2_000,
  pictures: limits.importedPictures,
  bytes: 2 ** 31,
  ratio: 100,
  name: 200,
}

/** Bytes that are unpacked in one go: the page answers in between. */
const chunkSize = 16 * 1024

/** Why a whole zip is refused: it is none, it holds too much, or it unfolds without end. */
export class ZipFault extends Error {
  readonly reason: 'noZip' | 'tooMany' | 'tooLarge'

  constructor(reason: ZipFault['reason']) {
    super(reason)
    this.reason = reason
  }
}

export type Unzipped =
  | { name: string; file: File }
  | { name: string; fault: 'noPicture' | 'tooLarge' | 'broken' | 'twice' }

/**
 * Yields the pictures of a zip one after the other, without their folders, and what is not one by its name.
 * Bounded in count, size and ratio; a zip in the zip is not opened. Throws a `ZipFault`.
 * @param mostBytes of a picture
 */
export async function* unzipPictures(zip: Blob, mostBytes: number): AsyncGenerator<Unzipped> {
  const { Unzip, UnzipInflate } = await import('fflate')
  const ready: Unzipped[] = []
  const names = new Set<string>()
  const open = new Set<string>()
  const unpacked = { entries: 0, pictures: 0, bytes: 0, read: 0 }
  // Kept here: the library reports what is thrown inside it as a broken entry.
  let refusal: ZipFault['reason'] | null = null
  const reader = new Unzip((entry) => {
    unpacked.entries += 1
    if (unpacked.entries > most.entries) refusal = 'tooMany'
    const name = nameIn(entry.name)
    if (name === null || refusal) return
    const fault = faultOf(name)
    if (fault) {
      ready.push({ name, fault })
      return
    }
    names.add(name)
    unpacked.pictures += 1
    if (unpacked.pictures > most.pictures) refusal = 'tooMany'
    let parts: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    const end = (result: Unzipped) => {
      parts = []
      if (open.delete(name)) ready.push(result)
    }
    open.add(name)
    entry.ondata = (error, chunk, isLast) => {
      if (error) return end({ name, fault: 'broken' })
      size += chunk.length
      unpacked.bytes += chunk.length
      const isBomb = unpacked.bytes > most.ratio * (unpacked.read + chunkSize)
      if (isBomb || unpacked.bytes > most.bytes) refusal = 'tooLarge'
      if (size > mostBytes) return end({ name, fault: 'tooLarge' })
      parts.push(new Uint8Array(chunk))
      if (isLast) end({ name, file: new File(parts, name) })
    }
    entry.start()
  })
  reader.register(UnzipInflate)

  function faultOf(name: string) {
    const isPicture = acceptedPhotos.split(',').some((end) => name.toLowerCase().endsWith(end))
    if (!isPicture) return 'noPicture'
    return names.has(name) ? 'twice' : null
  }

  for (let at = 0; at < zip.size; at += chunkSize) {
    const chunk = new Uint8Array(await zip.slice(at, at + chunkSize).arrayBuffer())
    if (at === 0 && !(chunk[0] === 0x50 && chunk[1] === 0x4b)) throw new ZipFault('noZip')
    unpacked.read += chunk.length
    try {
      reader.push(chunk, at + chunkSize >= zip.size)
    } catch {
      // Bytes that make no sense end the open picture; those after it may not be found.
    }
    if (refusal) throw new ZipFault(refusal)
    yield* ready.splice(0)
  }
  if (unpacked.entries === 0) throw new ZipFault('noZip')
  yield* [...open].map((name): Unzipped => ({ name, fault: 'broken' }))
}

/** Returns the name without folders; null for a folder and for what macOS adds. */
function nameIn(path: string): string | null {
  if (path.length > 1_000 || path.startsWith('__MACOSX/')) return null
  const name = repairName(path.split(/[/\\]/).at(-1) ?? '')
  return name === '' || name.startsWith('.') ? null : name.slice(-most.name)
}

/** Repairs names of programs that write UTF-8 or the alphabet of MS-DOS and do not say which. */
function repairName(name: string): string {
  const isBytes = [...name].every((sign) => sign.charCodeAt(0) < 256)
  const bytes = Uint8Array.from(name, (sign) => sign.charCodeAt(0))
  return (isBytes ? (utf8(bytes) ?? decodeDos(name)) : name).normalize('NFC')
}

function utf8(bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const dosCharacters = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑ'

function decodeDos(name: string): string {
  return name.replaceAll(/[\x80-\xa5\xe1]/g, (sign) =>
    sign === '\xe1' ? 'ß' : (dosCharacters[sign.charCodeAt(0) - 0x80] ?? sign),
  )
}
