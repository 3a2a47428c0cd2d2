import type { Reading } from '#domain/reading/reading.ts'
import type { Services } from '#domain/services.ts'
import { brandIcon } from '#domain/site-layout/brand-icon.ts'
import type { PlainResponse } from './cached-response.ts'

type Make = (reading: Reading) => Promise<PlainResponse>

/** Returns the site's icons, made from the look's icon or the logo, by the paths at which browsers and devices look for them. */
export function siteIcons({ files }: Services): ReadonlyMap<string, Make> {
  const png = (size: number, purpose: 'any' | 'maskable' = 'any'): Make => {
    return async (reading) => ({
      status: 200,
      type: 'image/png',
      body: await brandIcon(files, reading, { size, purpose }),
    })
  }
  return new Map<string, Make>([
    ['/apple-touch-icon.png', png(180)],
    ['/icon-192.png', png(192)],
    ['/icon-512.png', png(512)],
    ['/icon-mask.png', png(512, 'maskable')],
    [
      '/favicon.ico',
      async (reading) => {
        const icon = await brandIcon(files, reading, { size: 32, purpose: 'favicon' })
        return { status: 200, type: 'image/x-icon', body: inIco(icon, 32) }
      },
    ],
  ])
}

/** Returns an ICO file that holds one PNG. */
function inIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
