import type { Section } from '#catalogue/declaration.ts'
import type { Json } from '#catalogue/json.ts'
import { stateCodes, stateNames } from '#catalogue/revision-state.ts'
import { may, type RoleName } from '#catalogue/roles.ts'
import type { PlaceState } from '#catalogue/wire.ts'
import { answerNames, type Row } from '#web/admin/rows/row.ts'

/** What a load call of the frame answers: the fields under their wire names, and how it stands. */
export interface FrameLoad {
  version: number | null
  updated_at: string | null
  [name: string]: Json
}

/** A section of the frame as the forms of the back office know sections. */
export function stateOfLoad(section: Section, load: FrameLoad, role: RoleName): PlaceState {
  const names = section.fields.flatMap(answerNames)
  return {
    entity_type: section.entityType,
    entry_id: 0,
    language: '',
    scheduled: null,
    rejection: null,
    record:
      load.version === null
        ? null
        : {
            id: 0,
            approval: stateCodes.approved,
            status_text: stateNames.approved,
            version: load.version,
            updated_at: load.updated_at ?? '',
            author: '',
            remarks: null,
            starts_at: null,
            ends_at: null,
            archived: false,
          },
    values: Object.fromEntries(names.map((name) => [name, load[name] ?? null])),
    items: section.set ? rowsAt(load, section.set.wire) : [],
    can: may(role, section.ability) ? ['edit', 'save'] : [],
    lock: null,
    live: load.version !== null,
  }
}

function rowsAt(load: FrameLoad, name: string): Row[] {
  const rows = load[name]
  return Array.isArray(rows) ? rows.flatMap((row) => (isRow(row) ? [row] : [])) : []
}

function isRow(value: Json): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The later of what was loaded and what a save or a conflict has answered since. */
export function newestState(loaded: PlaceState, answered: PlaceState | null): PlaceState {
  const isNewer = (answered?.record?.version ?? 0) > (loaded.record?.version ?? 0)
  return isNewer && answered ? answered : loaded
}
