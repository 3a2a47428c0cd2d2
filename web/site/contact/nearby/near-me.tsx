import { useEffect, useId, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { showNearby } from './show-nearby.ts'

interface NearMeProps {
  /** Address of the list. */
  action: string
  /** Whether the page may sort again without a tap; not with a search term or on a later page. */
  resumes: boolean
  words: { near: string; rule: string; looking: string; refused: string; away: string }
}

/**
 * Sorts the restaurants by distance until it is pressed again. The browser asks for the location
 * only after a tap; filters and the back button keep the order.
 */
export function NearMe({ action, resumes, words }: NearMeProps) {
  const [status, setStatus] = useState('')
  const [isNear, setNear] = useState(false)
  const rule = useId()

  async function show() {
    setStatus(words.looking)
    try {
      const { coords } = await getPosition()
      await showNearby([coords.latitude, coords.longitude], action, words.away)
      storeNear(true)
      setNear(true)
      setStatus('')
    } catch {
      storeNear(false)
      setStatus(words.refused)
    }
  }

  function leave() {
    storeNear(false)
    location.reload()
  }

  async function resume() {
    if (resumes && wasNear() && (await hasLocationPermission())) await show()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is shown
  useEffect(() => void resume(), [])

  return (
    <div className="near-me">
      <button
        className="button button-bright"
        type="button"
        aria-describedby={rule}
        aria-pressed={isNear}
        onClick={() => (isNear ? leave() : void show())}
      >
        <Icon name="near" />
        {words.near}
      </button>
      <p className="near-rule" id={rule}>
        {words.rule}
      </p>
      <p className="near-status" role="status">
        {status}
      </p>
    </div>
  )
}

/** Precise to some hundred metres, at most a few minutes old. */
const positionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

function getPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions)
  })
}

const storageKey = 'near-me'

/** Returns whether this tab last sorted by distance. */
function wasNear(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** Stores that this tab sorts by distance, but no location. */
function storeNear(isNear: boolean): void {
  try {
    if (isNear) sessionStorage.setItem(storageKey, '1')
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage the order ends with the page.
  }
}

/** Returns whether the browser shares the location without asking. */
async function hasLocationPermission(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
