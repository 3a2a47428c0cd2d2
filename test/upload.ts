import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** One part of a multipart request. */
export type Part =
  | { field: string; value: string }
  | { field: string; name: string; bytes: Uint8Array | string; type?: string }

/** A multipart request as browsers write it. */
export function multipart(parts: readonly Part[]) {
  const boundary = `----linecheck${randomBytes(8).toString('hex')}`
  const chunks = parts.flatMap((part) => {
    const file = 'name' in part ? `; filename="${part.name.replaceAll('"', '%22')}"` : ''
    const type =
      'name' in part ? `\r\nContent-Type: ${part.type ?? 'application/octet-stream'}` : ''
    const head = `Content-Disposition: form-data; name="${part.field}"${file}${type}`
    const body = 'name' in part ? part.bytes : part.value
    return [`--${boundary}\r\n${head}\r\n\r\n`, body, '\r\n']
  })
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return { headers, body: [...chunks, `--${boundary}--\r\n`] }
}

/** A picture in one colour with noise in its corner, so that no two are alike. */
export async function testJpeg(size: { width: number; height: number }): Promise<Buffer> {
  return (await noisy(size)).jpeg().toBuffer()
}

export async function testPng(size: { width: number; height: number }): Promise<Buffer> {
  return (await noisy(size)).png().toBuffer()
}

/** As small as a PDF can be that has a beginning and an end. */
export function testPdf(words = randomBytes(8).toString('hex')): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${words}\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n`)
}

async function noisy({ width, height }: { width: number; height: number }) {
  const side = Math.min(8, width, height)
  const raw = { width: side, height: side, channels: 3 } as const
  const corner = await sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer()
  const background = { r: 255, g: 184, b: 28 }
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: corner, left: 0, top: 0 },
  ])
}
