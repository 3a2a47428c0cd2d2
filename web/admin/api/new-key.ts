/**
 * Returns a random key. `randomUUID` exists only on https and localhost, and a back office may be
 * on neither.
 */
export function newKey(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3))
  return `new-${Array.from(numbers, (number) => number.toString(36)).join('-')}`
}
