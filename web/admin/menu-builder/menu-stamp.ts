/** `21/11/2026 03:05 pm`: when a menu was last saved, in the reader's time zone (specification section 2). */
export function menuStamp(iso: string | null): string {
  const at = new Date(iso ?? '')
  if (Number.isNaN(at.getTime())) return '–'
  const half = at.getHours() < 12 ? 'am' : 'pm'
  const date = `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`
  return `${date} ${two(at.getHours() % 12 || 12)}:${two(at.getMinutes())} ${half}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
