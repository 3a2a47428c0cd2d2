import { useState } from 'react'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'

/** Holds which changes of which records are not to be approved. All are ticked at first. */
export function useTicks() {
  const [unticked, setUnticked] = useState<Record<string, readonly string[]>>({})
  const untickedOf = (record: PendingRecord) => unticked[versionKey(record)] ?? []
  return {
    untickedOf,
    isWhole: (record: PendingRecord) => untickedOf(record).length === 0,
    onTick(record: PendingRecord, path: string) {
      const key = versionKey(record)
      setUnticked((now) => ({ ...now, [key]: toggled(now[key] ?? [], path) }))
    },
  }
}

function toggled(paths: readonly string[], path: string): readonly string[] {
  return paths.includes(path) ? paths.filter((one) => one !== path) : [...paths, path]
}

/** Names what was seen: a change that was edited has to be read again. */
export function versionKey({ entity_id, version }: PendingRecord): string {
  return `${entity_id} ${version}`
}
