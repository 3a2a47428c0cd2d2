import { useEffect, useId, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { showNearby } from './show-nearby.ts'

interface NearMeProps {
  /** Where the list is asked for. */
  action: string
  /** May the list be what is near without a tap? Not where words or a further page were asked for. */
  resumes: boolean
  words: { near: string; rule: string; looking: string; refused: string; away: string }
}

/**
 * Sorts the restaurants by how near they are, until it is tapped again. Nobody is asked where they are
 * before they tap it; then a filter or a step back keeps the order.
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

/** Good to some hundred metres, and no older than a few minutes. */
const positionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

function getPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions)
  })
}

const storageKey = 'near-me'

/** Returns true where this tab was last asked for what is near: a filter or a step back keeps that. */
function wasNear(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** Remembers the wish for this tab, and no place: where somebody is is asked of the browser each time. */
function storeNear(isNear: boolean): void {
  try {
    if (isNear) sessionStorage.setItem(storageKey, '1')
    else sessionStorage.removeItem(storageKey)
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}

/** Returns true where the browser tells the place without asking again. */
async function hasLocationPermission(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
