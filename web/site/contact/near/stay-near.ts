const key = 'near-me'

/** Returns true where this tab was last asked for what is near: a filter or a step back keeps that. */
export function isStayingNear(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Remembers the wish for this tab, and no place: where somebody is is asked of the browser each time. */
export function stayNear(isNear: boolean): void {
  try {
    if (isNear) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}

/** Returns true where the browser tells the place without asking again. */
export async function mayAskLocation(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
