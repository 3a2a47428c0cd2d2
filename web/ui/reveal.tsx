import { useEffect, useRef } from 'react'

/** Sets `data-seen` on the nearest element with `data-reveal`, once, when this marker comes into view. */
export function Reveal() {
  const marker = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = marker.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      element.closest('[data-reveal]')?.setAttribute('data-seen', '')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return <div ref={marker} className="motif-marker" />
}
