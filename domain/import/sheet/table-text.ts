import { open } from 'node:fs/promises'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { invalid } from '#domain/problem.ts'

/** Bytes that are read at once. */
const partBytes = 64 * 1024

/**
 * Yields a file as text without a byte order mark: UTF-8, or UTF-16 by its mark. Throws
 * `Problem('invalid')` for other encodings and for workbooks, pictures and PDFs.
 */
export async function* textOf(path: string): AsyncGenerator<string, undefined> {
  const file = await open(path)
  try {
    const chunk = Buffer.alloc(partBytes)
    let decoder: TextDecoder | null = null
    for (;;) {
      const { bytesRead } = await file.read(chunk)
      const bytes = chunk.subarray(0, bytesRead)
      decoder ??= decoderOf(bytes)
      const text = decode(decoder, bytes, bytesRead > 0)
      if (text !== '') yield text
      if (bytesRead === 0) return
    }
  } finally {
    await file.close()
  }
}

function decoderOf(bytes: Buffer): TextDecoder {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe' || mark === 'feff')
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be', { fatal: true })
  const text = bytes.toString('latin1')
  if (beginnings.test(text)) throw invalid({ file: [importMessages.notATable] })
  // UTF-16 without a mark: every second byte is zero.
  if (/^(?:\0[^\0]|[^\0]\0){2}/.test(text)) throw invalid({ file: [importMessages.notUtf8] })
  if (/[\0-\x08\x0e-\x1f]/.test(text)) throw invalid({ file: [importMessages.notATable] })
  return new TextDecoder('utf-8', { fatal: true })
}

/** First bytes of zip (workbooks), old workbooks, PDF, gzip, pictures, RTF, HTML and XML. */
const beginnings =
  /^(?:PK[\x01-\x08]|\xd0\xcf\x11\xe0|%PDF|\x1f\x8b|\x89PNG|\xff\xd8\xff|GIF8|RIFF|Rar!|7z\xbc|\{\\rtf|(?:\xef\xbb\xbf)?\s{0,99}<(?:!doctype|html|\?xml))/i

function decode(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream })
  } catch {
    throw invalid({ file: [importMessages.notUtf8] })
  }
}
