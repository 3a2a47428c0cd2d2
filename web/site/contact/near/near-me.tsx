import { useId, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { showNear } from './show-near.ts'

interface NearMeProps {
  /** Where the list is asked for. */
  action: string
  words: { near: string; rule: string; looking: string; refused: string; away: string }
}

/** Sorts the restaurants by how near they are. Nobody is asked where they are before they tap it. */
export function NearMe({ action, words }: NearMeProps) {
  const [status, setStatus] = useState('')
  const rule = useId()

  async function show() {
    setStatus(words.looking)
    try {
      const { coords } = await positionHere()
      await showNear([coords.latitude, coords.longitude], action, words.away)
      setStatus('')
    } catch {
      setStatus(words.refused)
    }
  }

  return (
    <div className="near-me">
      <button
        className="button button-bright"
        type="button"
        aria-describedby={rule}
        onClick={() => void show()}
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
const wanted = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

function positionHere(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, wanted)
  })
}
