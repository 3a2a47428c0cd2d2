import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Files } from '#domain/services.ts'

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Names are ours: a random stem, and for pictures what the copy is. */
const ours = /^[a-z0-9]{16,40}-(?:\d{1,5}|original)\.(webp|avif|jpg|png)$/

/**
 * A picture of the library. Its address never changes its bytes, so it may be kept for ever.
 * Gives false when there is none of that name.
 */
export async function serveMedia(
  files: Files,
  name: string,
  res: ServerResponse,
  { isHead, headers }: { isHead: boolean; headers: Record<string, string> },
): Promise<boolean> {
  const ending = ours.exec(name)?.[1]
  const type = ending && types[ending]
  const file = type ? await files.get(name) : null
  if (!type || !file) return false
  res.writeHead(200, {
    ...headers,
    'content-type': type,
    'content-length': file.size,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (isHead) res.end()
  else await pipeline(file.stream(), res).catch(() => res.destroy())
  return true
}
