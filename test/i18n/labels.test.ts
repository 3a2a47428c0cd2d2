import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collections, declarations, editors } from '#catalogue/catalogue.ts'
import { referenceCategories } from '#catalogue/collections/reference-categories.ts'
import type { Field } from '#catalogue/field.ts'
import { goneKind } from '#catalogue/fields/lists/gone-kind.ts'
import { languages } from '#catalogue/languages.ts'
import { weekDayNames } from '#catalogue/opening/week.ts'
import { pages } from '#catalogue/pages.ts'
import { stateNames } from '#catalogue/revision-state.ts'
import { roles } from '#catalogue/roles.ts'
import { screensOf } from '#catalogue/screens-of.ts'
import { topics } from '#catalogue/search/topics.ts'
import { look } from '#catalogue/sections/site/look.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { crumbsOf, navigationFor } from '#web/admin/shell/navigation.ts'

const translated = languages.slice(1)

test.each(translated)('%s names everything that the catalogue declares, and nothing else', (to) => {
  expect(Object.keys(labelsIn(to))).toEqual([...declared()].sort())
})

test.each(translated)(
  '%s leaves nothing in English but names and words that are the same',
  (to) => {
    const same = Object.entries(labelsIn(to)).filter(([english, label]) => label === english)
    const left = same.map(([label]) => label).filter((label) => !names.includes(label))
    expect(left).toEqual(alike[to] ?? [])
  },
)

/** Names, and what no language has another word for. */
const names = [
  ...['Google Analytics 4', 'Google Tag Manager', 'Matomo', 'Plausible', 'ID'],
  ...['Halal', 'Happy Meal', 'MG-2026-07', 'URL', 'g', 'kJ', 'kcal', 'mg', 'ml', '°'],
]

/** Words that a language shares with English. */
const alike: Partial<Record<(typeof languages)[number], string[]>> = {
  de: [
    'App',
    'England',
    'Franchise',
    'Gluten',
    'Information',
    'Link',
    'Logo',
    'Name',
    'Portion',
    'Position',
    'Restaurant',
    'Restaurants',
    'Support',
    'Text',
    'Triticale',
    'Vegan',
    'Video',
  ],
  es: ['App', 'California', 'Gluten', 'Kosher', 'No', 'Triticale'],
  fr: [
    'Administration',
    'Burgers',
    'Calories',
    'Code',
    'Compact',
    'Contact',
    'Cuisine',
    'Date',
    'Description',
    'Desserts',
    'Exception',
    'Exceptions',
    'Franchise',
    'Gluten',
    'Image',
    'Inclusion',
    'Information',
    'Latitude',
    'Logo',
    'Longitude',
    'Lupin',
    'Motif',
    'Notifications',
    'Nutrition',
    'Page',
    'Pages',
    'Portion',
    'Position',
    'Question',
    'Questions',
    'Restaurant',
    'Restaurants',
    'Sardines',
    'Sauces',
    'Service',
    'Services',
    'Sodium',
    'Structure',
    'Triticale',
    'Type',
  ],
  pt: [
    'App',
    'Kosher',
    'Latitude',
    'Link',
    'Longitude',
    'Milkshakes',
    'Site',
    'Slide',
    'Slides',
    'Triticale',
    'Usual',
  ],
}

/** The names of languages and typefaces are the same everywhere. */
const unlocalized = [...settings.fields, ...look.fields]
  .filter(({ key }) => ['languages', 'display_face', 'text_face'].includes(key))
  .map(({ options }) => options)

/** Every word that the catalogue and the sidebar show to people. */
function declared(): Set<string> {
  const fields = declarations.flatMap(({ fields, set }) => [...fields, ...(set?.fields ?? [])])
  return new Set([
    ...declarations.flatMap(({ label, set }) => [label, ...(set ? [set.label, set.plural] : [])]),
    ...declarations.flatMap(({ search }) => (search ? [search.kind] : [])),
    ...collections.flatMap(({ plural, groups }) => [plural, ...groups.map(({ label }) => label)]),
    ...collections.flatMap(({ toggle: turn }) => (turn ? [turn.on.label, turn.off.label] : [])),
    ...collections.flatMap(screensOf).flatMap(({ label, plural }) => [label, plural]),
    ...collections.flatMap(({ window }) =>
      window ? [window.heading, window.starts, window.ends, window.hint] : [],
    ),
    ...fields.flatMap(wordsAbout),
    ...(declarations.find(({ key }) => key === 'frame.product-icons')?.set?.fixed ?? []).map(
      ({ values }) => String(values.name),
    ),
    ...editors.flatMap(({ title, tabs }) => [title, ...tabs.map(({ label }) => label)]),
    ...pages.map(({ name }) => name),
    ...roles.map(({ name }) => name),
    ...Object.values(stateNames),
    ...Object.values(topics),
    ...referenceCategories.map(({ name }) => name),
    ...(goneKind('kind').names?.('gone') ?? []),
    ...roles.flatMap(({ name }) => navigationFor(name)).flatMap(titlesOf),
    ...crumbsOf('/dashboard/default').map(({ title }) => title),
    ...crumbsOf('/admin/notices').map(({ title }) => title),
    ...crumbsOf('/admin/campaigns/1').map(({ title }) => title),
  ])
}

/** What is read of a field; a path or the beginning of an address is the same everywhere. */
function wordsAbout(field: Field): string[] {
  const { kind, label, hint, example, options = [], levels, figure, rows } = field
  // Codes of currencies and zones, and what languages call themselves, are the same everywhere.
  const isOurs = options.length < 20
  const said = unlocalized.includes(options)
    ? []
    : options.filter((one) => isOurs || one.label !== one.value)
  const chosen = said.map((one) => one.label)
  const shown =
    example === null || /^(https:\/)?\/$|^https:\/\/$|^\+/.test(example) ? [] : [example]
  return [
    ...(kind === 'constant' ? [] : [label]),
    ...(hint === null ? [] : [hint]),
    ...shown,
    ...chosen,
    ...(levels?.items ?? []).flatMap((thing) => [
      thing.label,
      ...(thing.nameWithKinds ? [thing.nameWithKinds] : []),
      ...thing.kinds.map((kind) => kind.label),
    ]),
    ...(kind === 'weekHours' ? [...Object.values(weekDayNames), 'Closed', 'Open 24 hours'] : []),
    ...(figure?.unit ? [figure.unit] : []),
    ...(rows ? [rows.label, ...rows.fields.flatMap(wordsAbout)] : []),
    ...(rows?.kinds ?? []).flatMap((kind) => [kind.label, kind.hint]),
  ]
}

function titlesOf({ title, items }: ReturnType<typeof navigationFor>[number]): string[] {
  return [...(title === null ? [] : [title]), ...items.map((item) => item.title)]
}

function labelsIn(language: string): Record<string, string> {
  const file = join(import.meta.dirname, '../../catalogue/messages/labels', `${language}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
