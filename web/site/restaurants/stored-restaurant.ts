/** Local storage key of the guest's restaurant id, which is never sent. */
const key = 'linecheck-restaurant'

export function readMyRestaurant(): number | null {
  try {
    const id = Number(localStorage.getItem(key))
    return Number.isSafeInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}

/** Stores the id; null removes it. */
export function storeMyRestaurant(id: number | null): void {
  try {
    if (id === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(id))
  } catch {
    // Without storage nothing is remembered.
  }
}
