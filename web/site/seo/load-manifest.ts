import { onWhite } from '#catalogue/sections/site/contrast.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { type Reading, readSection } from '#domain/reading/reading.ts'

/** The share of the brand's colour in the ground of a page (`tokens.css`). */
const ground = 0.09

/** The web app manifest (W3C): name, colours and icons of the brand. */
export async function loadManifest(reading: Reading): Promise<string> {
  const brand = (await readSection(reading, settings))?.values
  const name = brand?.brand_name || 'Linecheck'
  const primary = brand?.primary_color ?? '#ffb81c'
  return JSON.stringify({
    name,
    short_name: name,
    description: brand?.site_description || undefined,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: primary,
    background_color: onWhite(primary, ground),
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  })
}
