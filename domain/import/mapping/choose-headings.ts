import type { Collection } from '#catalogue/declaration.ts'
import type { BrandRegion } from '#domain/content/brand-region.ts'
import { hasUnknownHeadings, isOurHeading, readHeadings } from '../sheet/headings.ts'
import type { ChosenHeadings, Mapping, ReportedMapping } from '../sheet/sheet.ts'
import { guessMapping, sampleSize, sourcesOf } from './guess-mapping.ts'
import { mappedHeadings, mostMapped } from './mapping.ts'

export interface HeadingChoice {
  collection: Collection
  region: BrandRegion
  /** Only a dry run guesses: what is written was confirmed by a person. */
  isDry: boolean
  mapping: Mapping | null
  findMapping(cells: readonly string[]): Promise<Mapping | null>
}

/** Returns what the columns of a sheet are for: as sent, by our headings, as remembered, or guessed. */
export async function chooseHeadings(
  choice: HeadingChoice,
  cells: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<ChosenHeadings> {
  const { collection, region, isDry } = choice
  if (choice.mapping) return mapped(choice.mapping, false)
  const isForeign = hasUnknownHeadings(collection, cells)
  if (!isDry || !isForeign || cells.length > mostMapped.columns) {
    const headings = readHeadings(collection, cells)
    if (!isDry || cells.every((cell) => isOurHeading(collection, cell)))
      return { headings, mapping: null, reported: null }
    const named = headings.map(({ name, column }) => (column ? name : null))
    const sources = sourcesOf(cells, rows)
    const fields = sources.map(({ heading }, at) => [heading, named[at] ?? null] as const)
    return { headings, mapping: null, reported: report(Object.fromEntries(fields), {}, false) }
  }
  const remembered = await choice.findMapping(cells)
  const isStill = remembered !== null && isValid(remembered)
  return isStill
    ? mapped(remembered, true)
    : mapped(guessMapping(collection, sourcesOf(cells, rows), region), false)

  function mapped(mapping: Mapping, isRemembered: boolean): ChosenHeadings {
    const headings = mappedHeadings(collection, cells, mapping)
    return { headings, mapping, reported: report(mapping.columns, mapping.defaults, isRemembered) }
  }

  /** A field may have gone since the mapping was kept. */
  function isValid(mapping: Mapping): boolean {
    try {
      return mappedHeadings(collection, cells, mapping).length > 0
    } catch {
      return false
    }
  }

  function report(
    columns: Mapping['columns'],
    defaults: Mapping['defaults'],
    isRemembered: boolean,
  ): ReportedMapping {
    const fields = new Map(Object.entries(columns))
    const reported = sourcesOf(cells, rows)
      .filter(({ heading }, at, all) => {
        return heading !== '' && all.findIndex((one) => one.heading === heading) === at
      })
      .map(({ heading, samples }) => {
        const shown = samples.slice(0, sampleSize.shown).map((text) => text.trim().slice(0, 80))
        return { heading, field: fields.get(heading) ?? null, samples: shown }
      })
    return { columns: reported, defaults, isRemembered }
  }
}
