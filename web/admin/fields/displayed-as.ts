import type { Field } from '#catalogue/field.ts'
import { storedRows } from '#catalogue/fields/lists/translated-rows.ts'
import { type Json, sameJson } from '#catalogue/json.ts'
import { type Row, responseNames, rowsAt } from './row.ts'
import { menuLinks, toMenuRow } from './sent-of.ts'

export interface DisplayedValue {
  value: Json
  row: Row
}

const noPictures = new Map()

/**
 * Returns a value in the form of a row: as one of the known rows shows it, and where none has just
 * this value (after a merge), each part of it as one of them shows it.
 */
export function displayedAs(field: Field, value: Json, known: readonly DisplayedValue[]): Row {
  const names = responseNames(field)
  const same = known.find((one) => sameJson(one.value, value))
  if (same) return Object.fromEntries(names.map((name) => [name, same.row[name] ?? null]))
  if (field.rows) return { [field.wire]: displayedRows(field, value, known) }
  const wire = field.toWire(value, noPictures)
  if (field.kind === 'pageList') return displayedLinks(wire, known)
  return Object.fromEntries(
    names.map((name) => {
      const things = known.flatMap(({ row }) => asList(row[name]))
      return [name, withThings(wire[name] ?? null, things)]
    }),
  )
}

function displayedRows(field: Field, value: Json, known: readonly DisplayedValue[]): Json {
  return storedRows(value).map((row) => {
    const from = known.find((one) => storedRows(one.value).some((other) => sameJson(row, other)))
    const displayed = from && rowsAt(from.row, field.wire).find(({ id }) => id === row.id)
    const [wire] = asList(field.toWire([row], noPictures)[field.wire])
    return displayed ?? wire ?? null
  })
}

function displayedLinks(wire: Row, known: readonly DisplayedValue[]): Row {
  const links = known.flatMap(({ row }) => menuLinks(row))
  return toMenuRow(menuLinks(wire).map((link) => links.find(({ id }) => id === link.id) ?? link))
}

function withThings(displayed: Json, things: readonly Json[]): Json {
  if (!Array.isArray(displayed)) return displayed
  return displayed.map((thing) => things.find((other) => isSameThing(thing, other)) ?? thing)
}

function asList(displayed: Json | undefined): Json[] {
  return Array.isArray(displayed) ? displayed : []
}

function isSameThing(one: Json, other: Json): boolean {
  return idOf(one) !== null && idOf(one) === idOf(other)
}

function idOf(thing: Json): Json {
  if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) return null
  return thing.id ?? null
}
