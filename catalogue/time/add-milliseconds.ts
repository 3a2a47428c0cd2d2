/** Returns a time (ISO 8601 UTC) plus milliseconds, which may be negative. */
export function addMilliseconds(time: string, milliseconds: number): string {
  return new Date(Date.parse(time) + milliseconds).toISOString()
}
