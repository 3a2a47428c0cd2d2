import type { ReactNode } from 'react'

const PETALS = 12
const RADIUS = 40

export function PetalBadge({ children }: { children: ReactNode }) {
  return (
    <span className="petal-badge">
      <svg viewBox="-54 -54 108 108" aria-hidden="true">
        <path d={petalledEdge()} />
      </svg>
      <span>{children}</span>
    </span>
  )
}

function petalledEdge() {
  const bulge = Math.round(RADIUS * Math.sin(Math.PI / PETALS) * 10) / 10 + 1
  const points = Array.from({ length: PETALS }, (_, place) => pointAt((place * 360) / PETALS))
  const arcs = points.map((point) => `A${bulge} ${bulge} 0 0 1 ${point}`)
  return `M${points.at(-1)}${arcs.join('')}z`
}

function pointAt(degrees: number) {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => (RADIUS * part).toFixed(1))
  return `${x} ${y}`
}
