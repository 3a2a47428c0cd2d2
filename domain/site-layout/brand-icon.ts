import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { look, themeOf } from '#catalogue/sections/site/look.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { resolveTheme } from '#catalogue/theme/resolve-theme.ts'
import { listMediaByIds } from '#store/media/media.ts'
import { mediaName } from '../media/media-changes.ts'
import { mediaUrl } from '../media/media-url.ts'
import { type Reading, readSection } from '../reading/reading.ts'
import type { Files } from '../services.ts'

interface IconShape {
  /** Width and height in pixels. */
  size: number
  /** `favicon` is transparent; `any` has a background; of `maskable` devices cut off the edges. */
  purpose: 'favicon' | 'any' | 'maskable'
}

/** The logo leaves room around it; nobody cuts off the middle four fifths of an icon (W3C). */
const logoShare = 0.76
const safeShare = 0.8

/** Renders the icon of the look, else the logo, as a square PNG; without both a mark in the brand's colours. */
export async function brandIcon(
  files: Files,
  reading: Reading,
  { size, purpose }: IconShape,
): Promise<Buffer> {
  const brand = (await readSection(reading, settings))?.values
  const chosen = (await readSection(reading, look))?.values
  const { colours } = resolveTheme(themeOf(brand, chosen))
  const icon = await readFile(files, reading, chosen?.icon ?? null)
  const logo = icon ? null : (await readSection(reading, mainMenu))?.values.image
  const bytes =
    icon ??
    (await readFile(files, reading, logo ?? null)) ??
    mark(colours.brand, colours['on-brand'])
  // Loaded on demand: it takes some 20 MB of memory.
  const { default: sharp } = await import('sharp')
  const inner = Math.round(size * innerShare(purpose, icon !== null))
  const fit = icon ? 'cover' : 'contain'
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const picture = await sharp(bytes)
    .resize({ width: inner, height: inner, fit, background: clear })
    .png()
    .toBuffer()
  if (purpose === 'favicon') return picture
  const background = icon && purpose === 'maskable' ? colours.brand : colours.ground
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: picture }])
    .png({ palette: true })
    .toBuffer()
}

function innerShare(purpose: IconShape['purpose'], hasIcon: boolean): number {
  if (purpose === 'favicon') return 1
  if (!hasIcon) return logoShare
  return purpose === 'maskable' ? safeShare : 1
}

async function readFile(files: Files, reading: Reading, id: number | null): Promise<Buffer | null> {
  if (id !== null) reading.names.add(mediaName(id))
  const [media] = await listMediaByIds(reading.db, id === null ? [] : [id])
  if (!media) return null
  const stream = await files.get(mediaUrl(media).replace('/media/', ''))
  return stream ? Buffer.concat(await stream.toArray()) : null
}

/** A check on a rounded square. */
function mark(background: string, check: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${background}"/><path d="M8 17l5.5 5.5L24.5 10" fill="none" stroke="${check}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )
}
