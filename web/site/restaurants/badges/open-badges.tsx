import { useEffect } from 'react'
import { restaurantsChanged } from './badge-data.ts'
import type { BadgeMessages } from './badge-text.ts'
import { updateBadges } from './update-badges.ts'

interface OpenBadgesProps {
  sentences: BadgeMessages
  locale: string
}

/** Updates the badges of a page at each change. */
export function OpenBadges({ sentences, locale }: OpenBadgesProps) {
  useEffect(() => {
    let timer = 0
    const show = () => {
      clearTimeout(timer)
      timer = window.setTimeout(show, updateBadges(sentences, locale, Date.now()))
    }
    show()
    // A sleeping phone misses its timer.
    const events = ['visibilitychange', restaurantsChanged]
    for (const event of events) document.addEventListener(event, show)
    return () => {
      clearTimeout(timer)
      for (const event of events) document.removeEventListener(event, show)
    }
  }, [sentences, locale])
  return null
}
