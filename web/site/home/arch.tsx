import { useEffect, useRef, useState } from 'react'
import { PetalArch } from '#web/ui/petals/petal-arch.tsx'

/** Renders the arch of the brand, which opens once when its marker comes into view. */
export function Arch() {
  const marker = useRef<HTMLDivElement>(null)
  const [opening, setOpening] = useState(false)

  useEffect(() => {
    if (!marker.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      setOpening(true)
    })
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div className="arch" data-opening={opening || undefined}>
      <div ref={marker} className="arch-marker" />
      <PetalArch />
    </div>
  )
}
