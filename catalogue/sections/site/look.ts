import { type Content, defineSection } from '#catalogue/declaration.ts'
import { defineEditor } from '#catalogue/editor.ts'
import { choice } from '#catalogue/fields/choosing/choice.ts'
import { colour } from '#catalogue/fields/colour.ts'
import { image } from '#catalogue/fields/image.ts'
import { text } from '#catalogue/fields/text.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { FieldErrors, Message } from '#catalogue/messages/message.ts'
import { brandTheme } from '#catalogue/theme/brand-theme.ts'
import { displayFaces, textFaces } from '#catalogue/theme/faces.ts'
import { resolveTheme, type WeakPair } from '#catalogue/theme/resolve-theme.ts'
import {
  type BrandColours,
  cornerChoices,
  densityChoices,
  footerEdgeChoices,
  heroChoices,
  motifChoices,
  onBrandChoices,
  schemeChoices,
  type Theme,
} from '#catalogue/theme/theme.ts'
import type { EntryWindow } from '#catalogue/time/window-meaning.ts'

/** The most characters of the sticker: more do not fit into it. */
const maxBadge = 20

/** How the site looks, approved like content (decision 0097). Colours that are empty are derived. */
export const look = defineSection({
  key: 'frame.look',
  entityType: 'look',
  label: 'Look',
  savePath: '/settings/look',
  previewPath: '/home?preview=1',
  check: checkLook,
  fields: {
    brand: colour('Brand colour', { hint: 'Empty: the primary colour of the settings' }),
    on_brand: choice('Text on the brand colour', onBrandChoices, {
      initial: brandTheme.on_brand ?? 'auto',
      labels: { auto: 'Whatever is easier to read', white: 'White', dark: 'Dark' },
    }),
    ink: colour('Text colour', { hint: 'Empty: the secondary colour of the settings' }),
    ground: colour('Background colour', { hint: 'Empty: a light shade of the brand colour' }),
    accent: colour('Accent colour', { hint: 'For symbols and marked fields. Empty: red' }),
    positive: colour('Positive colour', {
      hint: 'For open restaurants and vegetarian dishes. Empty: green',
    }),
    scheme: choice('Dark pages', schemeChoices, {
      initial: brandTheme.scheme ?? 'system',
      labels: { system: 'For guests whose device is set to dark', light: 'No dark pages' },
    }),
    display_face: choice('Typeface of titles', keysOf(displayFaces), {
      initial: brandTheme.display_face ?? 'archivo',
      labels: displayFaces,
    }),
    text_face: choice('Typeface of text', keysOf(textFaces), {
      initial: brandTheme.text_face ?? 'figtree',
      labels: textFaces,
    }),
    corners: choice('Corners', cornerChoices, {
      initial: brandTheme.corners ?? 'round',
      labels: { sharp: 'Sharp', soft: 'Soft', round: 'Round' },
    }),
    density: choice('Spacing', densityChoices, {
      initial: brandTheme.density ?? 'normal',
      labels: { compact: 'Compact', normal: 'Usual', generous: 'Generous' },
    }),
    motif: choice('Motif', motifChoices, {
      initial: brandTheme.motif ?? 'own',
      labels: { none: 'No motif', own: 'The brand’s drawing' },
    }),
    footer_edge: choice('Upper edge of the footer', footerEdgeChoices, {
      initial: brandTheme.footer_edge ?? 'own',
      labels: { straight: 'Straight', own: 'The brand’s drawing' },
    }),
    hero_style: choice('Main banner', heroChoices, {
      initial: brandTheme.hero_style ?? 'over',
      labels: {
        over: 'Words over the picture',
        panel: 'Words on a panel beside the picture',
        picture: 'Picture alone',
      },
    }),
    badge_text: text('Sticker on the first product', { hint: 'Up to 20 characters' }),
    icon: image('Icon', { names: ['icon'], size: [512, 512] }),
  },
})

export const lookEditor = defineEditor({
  key: 'look',
  title: 'Look',
  path: '/admin/settings/look',
  sections: [look],
  loads: [{ path: '/settings/look/create', blocks: { look: { section: look, as: 'record' } } }],
})

type Values = NonNullable<(typeof look)['types']>['values']

/** Returns the theme of the live settings and look; null or undefined before there are any. */
export function themeOf(
  settings: { primary_color: string; secondary_color: string } | null | undefined,
  values: Omit<Values, 'icon'> | null | undefined,
): Theme {
  return {
    ...brandTheme,
    ...(settings && { primary: settings.primary_color, secondary: settings.secondary_color }),
    ...chosenOf(values ?? {}),
  }
}

/**
 * Returns the values that are not empty: an empty colour is the one of the brand's folder, and so is a
 * typeface that the folder no longer has.
 */
function chosenOf(values: Readonly<Record<string, unknown>>): Partial<Theme> {
  const isChosen = ([key, value]: [string, unknown]) =>
    value !== '' &&
    (key !== 'display_face' || String(value) in displayFaces) &&
    (key !== 'text_face' || String(value) in textFaces)
  return Object.fromEntries(Object.entries(values).filter(isChosen))
}

/** Returns the weak pairs beside their colours. */
function checkLook({ values }: Content, _window: EntryWindow, colours: BrandColours): FieldErrors {
  const { weak } = resolveTheme({ ...brandTheme, ...colours, ...chosenOf(values) })
  const errors = Object.fromEntries(weak.map((pair) => [pair.field, [weakPair(pair)]]))
  const isLong = String(values.badge_text ?? '').length > maxBadge
  return isLong
    ? { ...errors, badge_text: [fill(inputMessages.tooLong, { most: maxBadge })] }
    : errors
}

function weakPair({ text, on, found, least, works }: WeakPair): Message {
  const pair = pairMessages[`${text} ${on}`] ?? inputMessages.pairInkOnGround
  // Rounded down: 4.49 is not 4.5.
  return fill(inputMessages.weakPair, { pair, found: Math.floor(found * 100) / 100, least, works })
}

const pairMessages: Partial<Record<`${WeakPair['text']} ${WeakPair['on']}`, Message>> = {
  'white brand': inputMessages.pairWhiteOnBrand,
  'dark brand': inputMessages.pairDarkOnBrand,
  'ink ground': inputMessages.pairInkOnGround,
  'accent ground': inputMessages.pairAccentOnGround,
  'accent card': inputMessages.pairAccentOnCard,
  'positive ground': inputMessages.pairPositiveOnGround,
  'positive card': inputMessages.pairPositiveOnCard,
}

function keysOf(faces: Readonly<Record<string, string>>): [string, ...string[]] {
  return Object.keys(faces) as [string, ...string[]]
}
