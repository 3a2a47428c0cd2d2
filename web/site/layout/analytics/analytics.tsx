import { useEffect, useState } from 'react'
import type { SiteAnalytics } from '#catalogue/published.ts'
import { forgetCookies } from './forget-cookies.ts'
import { type Answer, readAnswer, startAnalytics, storeAnswer } from './start.ts'

interface AnalyticsProps {
  analytics: SiteAnalytics
  words: {
    title: string
    text: string
    accept: string
    reject: string
    settings: string
    privacy: string
  }
  privacy: string
}

/**
 * Loads what counts visits, after a guest's consent where it asks. Renders nothing on the server: without a
 * script nothing is counted, and there is nothing to answer.
 */
export function Analytics({ analytics, words, privacy }: AnalyticsProps) {
  const [answer, setAnswer] = useState<Answer | 'unknown'>('unknown')
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const stored = analytics.asks ? readAnswer(analytics) : 'yes'
    setAnswer(stored)
    setOpen(stored === null)
    if (stored === 'yes') startAnalytics(analytics)
    // Also after a reload: the script may have set one more cookie when its page was left.
    if (stored === 'no') forgetCookies(analytics)
  }, [analytics])

  function choose(chosen: 'yes' | 'no') {
    storeAnswer(analytics, chosen)
    setOpen(false)
    setAnswer(chosen)
    if (chosen === 'yes') startAnalytics(analytics)
    else {
      forgetCookies(analytics)
      // A script that runs cannot be stopped otherwise.
      if (answer === 'yes') location.reload()
    }
  }

  if (answer === 'unknown' || !analytics.asks) return null
  return (
    <>
      <p className="consent-settings">
        <button type="button" onClick={() => setOpen(true)}>
          {words.settings}
        </button>
      </p>
      {isOpen && (
        <section className="consent" aria-labelledby="consent-title">
          <h2 id="consent-title">{words.title}</h2>
          <p>
            {words.text} <a href={privacy}>{words.privacy}</a>
          </p>
          <div className="consent-answers">
            <button type="button" className="button" onClick={() => choose('no')}>
              {words.reject}
            </button>
            <button type="button" className="button" onClick={() => choose('yes')}>
              {words.accept}
            </button>
          </div>
        </section>
      )}
    </>
  )
}
