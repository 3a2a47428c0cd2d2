/** `2026-11-22T09:30`, in the reader's zone, as boxes for a date and time hold it; '' for no moment. */
export function localOf(iso: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** The same moment in UTC; null for what is empty or half typed. */
export function isoOf(local: string): string | null {
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)
  const at = new Date(local)
  return !isWhole || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
