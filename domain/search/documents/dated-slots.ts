import { limits } from '#catalogue/limits.ts'
import { type DatedVersion, versionsInForce } from '#catalogue/time/version-in-force.ts'
import { resolveLocalTime } from '#catalogue/time/zone.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { listDocumentPublications } from '#store/content/ledger.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { findBrandZone } from './brand-zone.ts'
import type { Slot } from './slot.ts'
import { both, slotsOf } from './visible-documents.ts'

interface Version extends DatedVersion {
  id: number
  /** Of its publication. */
  sequence: number
}

/**
 * Returns the slots of an entry with a day from which it is in force (midnight on the brand's clock):
 * until then guests read the version before it, in the translation that it had when this one came (0049).
 * What was in force before the last publication is not found any more.
 */
export async function datedSlots(
  db: Db,
  since: string,
  states: readonly DocumentState[],
): Promise<Slot[]> {
  const state = states.find(({ language }) => language === '')
  if (!state) return []
  const slots = slotsOf(state).filter(({ isArchived }) => !isArchived)
  const rows = slots.length > 0 ? await publishedAt(db, state) : []
  const days = await daysOf(db, since, [...rows, ...slots])
  const zone = await findBrandZone(db)
  const midnight = (day: string | null = null) =>
    day === null ? null : new Date(resolveLocalTime(zone, `${day}T00:00`)).toISOString()

  const dated = slots.flatMap((slot) => {
    // A scheduled revision is not in the ledger before its start.
    const known = rows.some(({ id }) => id === slot.id)
      ? rows
      : [...rows, { id: slot.id, sequence: Number.MAX_SAFE_INTEGER }]
    const versions = known.map((row, at): Version => {
      return { ...row, number: at + 1, effective: days.get(row.id) ?? null }
    })
    return versionsInForce(versions).flatMap(({ id, number, effective }, at, all) => {
      const next = all[at + 1]
      const slotPeriod = {
        from: at === 0 ? null : midnight(effective),
        until: midnight(next?.effective),
      }
      const period = both(slot, slotPeriod)
      const isPast = period?.until && state.live_since && period.until <= state.live_since
      if (!period || isPast) return []
      return { id, ...period, isArchived: false, replacedBy: versions[number]?.sequence ?? null }
    })
  })
  return Promise.all(
    dated.map(async ({ replacedBy, ...slot }) => {
      if (replacedBy === null) return slot
      return { ...slot, translations: await translationsBefore(db, states, replacedBy) }
    }),
  )
}

async function publishedAt(db: Db, { subject, entry_id: entryId, language }: DocumentState) {
  const rows = await listDocumentPublications(
    db,
    { type: subject, entryId, language },
    limits.versions,
  )
  return rows.flatMap(({ revision_id: id, sequence }) => (id === null ? [] : [{ id, sequence }]))
}

async function daysOf(db: Db, since: string, of: readonly { id: number }[]) {
  const revisions = await listRevisionsByIds(db, [...new Set(of.map(({ id }) => id))])
  return new Map(
    revisions.map(({ id, content }) => {
      const day = content.values[since]
      return [id, typeof day === 'string' ? day : null]
    }),
  )
}

/** The translations of an entry as they stood at a point of the ledger. */
async function translationsBefore(db: Db, states: readonly DocumentState[], sequence: number) {
  const others = states.filter(({ language }) => language !== '')
  const loaded = await Promise.all(
    others.map(async (state) => {
      const rows = await publishedAt(db, state)
      return { state, last: rows.filter((row) => row.sequence < sequence).at(-1) }
    }),
  )
  return new Map(loaded.flatMap(({ state, last }) => (last ? [[state.language, last.id]] : [])))
}
