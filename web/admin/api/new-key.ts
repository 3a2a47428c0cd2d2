/**
 * A key for something that has no id yet: unlike any other, after a reload too. `randomUUID` would
 * do, but browsers have it on https and localhost only, and a back office may be in neither place.
 */
export function newKey(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3))
  return `new-${Array.from(numbers, (number) => number.toString(36)).join('-')}`
}
