import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'

export const TO_TOP_AFTER = 200

export function ToTop({ label }: { label: string }) {
  const [isVisible, setVisible] = useState(false)

  useEffect(() => {
    const look = () => setVisible(window.scrollY > TO_TOP_AFTER)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  return (
    <button
      type="button"
      className="to-top"
      hidden={!isVisible}
      aria-label={label}
      onClick={goToTop}
    >
      <Icon name="up" />
    </button>
  )
}

function goToTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  // The button is about to hide, so move the focus to the top.
  document.getElementById('top')?.focus({ preventScroll: true })
}
