import { saltOf } from '#catalogue/collections/sizes.ts'
import { allergensUnder, legalLabel } from '#catalogue/menu-law/allergen-laws.ts'
import type {
  DisclosureMark,
  DisclosureSentence,
} from '#catalogue/menu-law/profiles/disclosure-profile.ts'
import {
  type DisclosureName,
  disclosureProfiles,
} from '#catalogue/menu-law/profiles/disclosure-profiles.ts'
import { highSalt, walkingEnergy } from '#catalogue/menu-law/profiles/ksa.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import { formatList } from '#web/site/format.ts'
import type { I18n } from '#web/site/i18n.tsx'
import {
  type DisclosedMark,
  formatFigure,
  type MenuItemEntry,
} from '#web/site/menu-items/load-menu-items.ts'

type Values = MenuItemEntry['values']
type Words = Pick<I18n, 'language' | 't'>

/** Returns the sentences that some profiles print, each once. */
export function sentencesOf(profiles: readonly DisclosureName[]): DisclosureSentence[] {
  return [...new Set(profiles.flatMap((name) => disclosureProfiles[name].sentences))]
}

/** Returns what is printed beside a menu item under some profiles, in the language of the page. */
export function disclose(
  values: Values,
  profiles: readonly DisclosureName[],
  words: Words,
): DisclosedMark[] {
  const marks = new Set(profiles.flatMap((name) => disclosureProfiles[name].marks))
  return [...marks].flatMap((kind) => {
    const text = texts[kind](values, words)
    return text === null ? [] : { kind, text }
  })
}

const texts: Record<DisclosureMark, (values: Values, words: Words) => string | null> = {
  portion: portions,
  calories,
  allergens: nineAllergens,
  salt: ({ sizes }, { t }) =>
    sizes.some((size) => (saltOf(size) ?? 0) >= highSalt) ? t('disclosure.highSalt') : null,
  caffeine({ sizes }, { language, t }) {
    const amount = rangeOf(sizes.map(({ caffeine }) => caffeine))
    if (amount === null) return null
    return t('disclosure.caffeine', { amount: formatRange(amount, 'mg', language) })
  },
  activity({ sizes }, { language, t }) {
    const minutes = rangeOf(sizes.map((size) => minutesOf(size.energy_kcal)))
    if (minutes === null) return null
    return t('disclosure.activity', { minutes: formatRange(minutes, null, language) })
  },
}

/** Returns "Small 120 g: 254 kcal · Large 240 g: 508 kcal" of what has both. */
function portions({ sizes }: Values, { language, t }: Words): string | null {
  const lines = sizes.flatMap(({ name, portion, serves, energy_kcal }) => {
    const amount = portion
      ? formatFigure(portion.amount, portion.unit, language)
      : serves && t('disclosure.serves', { count: serves })
    if (!amount || energy_kcal === null) return []
    const energy = formatFigure(energy_kcal, 'kcal', language)
    return t('disclosure.portion', { portion: [name, amount].filter(Boolean).join(' '), energy })
  })
  return lines.length === 0 ? null : lines.join(' · ')
}

/** Returns the calories of each size: two are apart by a slash, more are a range (101.11(b)(2)(i)(A)). */
function calories({ sizes }: Values, { language, t }: Words): string | null {
  const known = sizes.flatMap(({ energy_kcal }) => energy_kcal ?? [])
  const range = rangeOf(known)
  if (range === null) return null
  const number = (one: number) => formatFigure(one, null, language)
  const amount =
    known.length === 2 ? known.map(number).join('/') : formatRange(range, null, language)
  return t('disclosure.calories', { amount })
}

function nineAllergens({ allergens }: Values, { language, t }: Words): string {
  const names = Object.entries(allergensUnder('us', allergens))
    .filter(([, level]) => level === 'contains')
    .map(([name]) => localizeLabel(language, new Label(legalLabel(name))))
  return names.length === 0
    ? t('disclosure.noneOfNine')
    : t('disclosure.ofNine', { names: formatList(names, language) })
}

function minutesOf(kilocalories: number | null): number | null {
  return kilocalories === null ? null : Math.ceil(kilocalories / walkingEnergy)
}

type Range = readonly [least: number, most: number]

function rangeOf(amounts: readonly (number | null)[]): Range | null {
  const known = amounts.flatMap((amount) => amount ?? [])
  return known.length === 0 ? null : [Math.min(...known), Math.max(...known)]
}

function formatRange([least, most]: Range, unit: string | null, language: Words['language']) {
  const upTo = formatFigure(most, unit, language)
  return least === most ? upTo : `${formatFigure(least, null, language)}–${upTo}`
}
