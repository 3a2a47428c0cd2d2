/** Where browsers remember the guest's restaurant: its id, nothing else. Nobody is told. */
const key = 'linecheck-restaurant'

/** The id of the restaurant that was chosen in this browser, or null. */
export function readMyRestaurant(): number | null {
  try {
    const id = Number(localStorage.getItem(key))
    return Number.isSafeInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}

/** Null: none is any more. */
export function storeMyRestaurant(id: number | null): void {
  try {
    if (id === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(id))
  } catch {
    // A browser that stores nothing remembers nothing.
  }
}
