import type { Json } from '../json.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { type FieldErrors, Label } from '../messages/message.ts'
import { allergenLabels, kindsOf, levelOf } from './allergen-names.ts'
import type { NeededFigure } from './profiles/disclosure-profile.ts'
import { type DisclosureName, disclosureProfiles } from './profiles/disclosure-profiles.ts'

type Values = Readonly<Record<string, Json>>

/** The labels of the figures of a size, by the keys of their fields. */
type FigureLabels = ReadonlyMap<string, string>

/**
 * Returns what a menu item lacks of what some profiles ask for, by wire path: a figure at its size,
 * unnamed kinds at the allergens. Each error names the profiles that ask for it.
 */
export function missingDisclosures(
  values: Values,
  profiles: readonly DisclosureName[],
  labels: FigureLabels,
): FieldErrors {
  return { ...missingFigures(values, profiles, labels), ...missingKinds(values, profiles) }
}

function missingFigures(
  { sizes = [], type = null }: Values,
  profiles: readonly DisclosureName[],
  labels: FigureLabels,
): FieldErrors {
  const errors: FieldErrors = {}
  const needed = figuresOf(profiles, type)
  const rows = Array.isArray(sizes) ? sizes.map(valuesOf) : []
  if (rows.length === 0 && needed.length > 0) {
    const asking = [...new Set(needed.flatMap((one) => one.asking))]
    errors.sizes = [fill(inputMessages.disclosureSizes, { profiles: asking.map(profileLabel) })]
  }
  for (const { anyOf, asking } of needed) {
    for (const [at, row] of rows.entries()) {
      if (anyOf.some((key) => (row[key] ?? null) !== null)) continue
      errors[`sizes.${at}.${anyOf[0]}`] = [
        fill(inputMessages.disclosureFigure, {
          label: new Label(labels.get(anyOf[0]) ?? anyOf[0]),
          profiles: asking.map(profileLabel),
        }),
      ]
    }
  }
  return errors
}

interface AskedFigure extends NeededFigure {
  asking: DisclosureName[]
}

/** Returns what is asked for, each once, with the profiles that ask for it. */
function figuresOf(profiles: readonly DisclosureName[], type: Json): AskedFigure[] {
  const asked = new Map<string, AskedFigure>()
  for (const name of profiles) {
    for (const figure of disclosureProfiles[name].figures) {
      if (figure.type !== undefined && figure.type !== type) continue
      const key = figure.anyOf.toSorted().join()
      const known = asked.get(key) ?? { ...figure, asking: [] }
      asked.set(key, { ...known, asking: [...known.asking, name] })
    }
  }
  return [...asked.values()]
}

function missingKinds({ allergens }: Values, profiles: readonly DisclosureName[]): FieldErrors {
  const asked = (name: DisclosureName) =>
    disclosureProfiles[name].kindsOf.filter(
      (one) => levelOf(allergens, one) === 'contains' && kindsOf(allergens, one).length === 0,
    )
  const asking = profiles.filter((name) => asked(name).length > 0)
  const open = [...new Set(asking.flatMap(asked))]
  if (open.length === 0) return {}
  return {
    allergens: [
      fill(inputMessages.disclosureKinds, {
        names: open.map((one) => new Label(allergenLabels[one])),
        profiles: asking.map(profileLabel),
      }),
    ],
  }
}

function profileLabel(name: DisclosureName): Label {
  return new Label(disclosureProfiles[name].label)
}

function valuesOf(row: Json): Values {
  const values = isRecord(row) ? row.values : null
  return isRecord(values) ? values : {}
}

function isRecord(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
