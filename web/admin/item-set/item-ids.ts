/** The ids by which the focus finds an item's buttons after the list has changed. */
export function controlId(key: string): string {
  return `control-${key}`
}

export function moveId(key: string, isUp: boolean): string {
  return `${isUp ? 'up' : 'down'}-${key}`
}
