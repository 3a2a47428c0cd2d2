import type { Theme } from '#catalogue/theme/theme.ts'
import { faceSheet } from '#web/ui/face-sheet.ts'
import { themeAttributes } from '#web/ui/theme-attributes.ts'

/** The style sheets of the typefaces, each loaded when it is chosen (`scripts/vite/faces.mjs`). */
const faceSheets = import.meta.glob<string>('built-faces/*.css', {
  query: '?inline',
  import: 'default',
})

/** Gives the page in a frame another theme, as the server will once it is saved. */
export async function applyTheme(frame: HTMLIFrameElement | null, theme: Theme): Promise<void> {
  const page = frame?.contentDocument
  // Between two documents a frame has one without elements.
  const html = page?.documentElement as HTMLElement | null | undefined
  if (!page || !html) return
  const { style, ...attributes } = themeAttributes(theme)
  for (const [name, value] of Object.entries(style)) html.style.setProperty(name, String(value))
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) html.removeAttribute(name)
    else html.setAttribute(name, value)
  }
  const sticker = page.querySelector<HTMLElement>('[data-sticker]')
  // It carries the word that stands for none.
  if (sticker) sticker.textContent = theme.badge_text || (sticker.dataset.sticker ?? '')
  await wearFaces(frame, theme)
}

/** The bar of previews stands over the foot of a page. */
const hiddenBar = 'body > aside { display: none !important }'

async function wearFaces(frame: HTMLIFrameElement, { display_face, text_face }: Theme) {
  const faces = [display_face, text_face].filter((face) => face !== undefined)
  const texts = await Promise.all(faces.map((face) => faceSheets[`/${faceSheet(face)}`]?.()))
  const page = frame.contentDocument
  const inside = frame.contentWindow as (Window & typeof globalThis) | null
  if (!page || !inside) return
  // Made by the page's own window: a document takes no sheets of another one.
  const sheet = new inside.CSSStyleSheet()
  sheet.replaceSync([...texts, hiddenBar].join('\n'))
  page.adoptedStyleSheets = [sheet]
}
