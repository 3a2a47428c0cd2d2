import type { Field } from '#catalogue/field.ts'
import { moment } from '#catalogue/fields/times/moment.ts'
import { say } from '#web/admin/speech/speech.ts'

/** When an entry is to be seen: fields of its form, though no declaration lists them. */
export function windowFields(): Field[] {
  const starts = moment(say('difference.visibleFrom'))
  const ends = moment(say('difference.visibleUntil'))
  return [starts('starts_at'), ends('ends_at')]
}
