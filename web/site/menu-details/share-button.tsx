import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface ShareButtonProps {
  title: string
  words: Record<'share' | 'copied' | 'failed', string>
}

/** Shares the page by the device's own dialog, or copies its address where there is none. */
export function ShareButton({ title, words }: ShareButtonProps) {
  const [isReady, setReady] = useState(false)
  const [status, setStatus] = useState('')
  // Without script there is nothing to press.
  useEffect(() => setReady(true), [])

  async function share() {
    setStatus('')
    const { href: url } = location
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setStatus(words.copied)
      }
    } catch (error) {
      // Who closes the dialog has decided.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setStatus(words.failed)
    }
  }

  return (
    <div className="item-share">
      <button
        className="button button-quiet"
        type="button"
        hidden={!isReady}
        onClick={() => void share()}
      >
        <Icon name="share" />
        {words.share}
      </button>
      <p role="status">{status}</p>
    </div>
  )
}
