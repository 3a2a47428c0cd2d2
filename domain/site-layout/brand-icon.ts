import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { mixWithWhite } from '#catalogue/theme/contrast.ts'
import { listMediaByIds } from '#store/media/media.ts'
import { mediaName } from '../media/media-changes.ts'
import { mediaUrl } from '../media/media-url.ts'
import { type Reading, readSection } from '../reading/reading.ts'
import type { Files } from '../services.ts'

interface IconShape {
  /** Width and height in pixels. */
  size: number
  /** With a background and room around the logo, for devices that would otherwise add their own. */
  hasBackground: boolean
}

const colourShare = 0.09
const logoShare = 0.76

/** Renders the logo of header 1 as a square PNG; without one, a mark in the brand's colours. */
export async function brandIcon(
  files: Files,
  reading: Reading,
  { size, hasBackground }: IconShape,
): Promise<Buffer> {
  const brand = (await readSection(reading, settings))?.values
  const logo = (await readSection(reading, mainMenu))?.values.image ?? null
  const primary = brand?.primary_color ?? '#ffb81c'
  const secondary = brand?.secondary_color ?? '#2b1420'
  const bytes = (await readLogo(files, reading, logo)) ?? mark(primary, secondary)
  // Loaded on demand: it takes some 20 MB of memory.
  const { default: sharp } = await import('sharp')
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const inner = hasBackground ? Math.round(size * logoShare) : size
  const logoImage = await sharp(bytes)
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .png()
    .toBuffer()
  if (!hasBackground) return logoImage
  const background = mixWithWhite(primary, colourShare)
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: logoImage }])
    .png({ palette: true })
    .toBuffer()
}

async function readLogo(files: Files, reading: Reading, id: number | null): Promise<Buffer | null> {
  if (id !== null) reading.names.add(mediaName(id))
  const [media] = await listMediaByIds(reading.db, id === null ? [] : [id])
  if (!media) return null
  const stream = await files.get(mediaUrl(media).replace('/media/', ''))
  return stream ? Buffer.concat(await stream.toArray()) : null
}

/** A round flower of five petals. */
function mark(primary: string, secondary: string): Buffer {
  const petals = [0, 72, 144, 216, 288].map(
    (turn) => `<ellipse cx="50" cy="26" rx="15" ry="22" transform="rotate(${turn} 50 50)"/>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100"><g fill="${primary}">${petals.join('')}</g><circle cx="50" cy="50" r="14" fill="${secondary}"/></svg>`,
  )
}
