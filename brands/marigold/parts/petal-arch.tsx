interface Ring {
  petals: number
  /** Length of a petal and half its width; the radius of the arch is 400. */
  length: number
  half: number
}

const rings: Ring[] = [
  { petals: 10, length: 394, half: 50 },
  { petals: 9, length: 374, half: 58 },
]

/** Renders a half-circle of petals, a pale ring behind a bright one. */
export function PetalArch() {
  return (
    <svg className="petal-arch" viewBox="0 0 800 400" aria-hidden="true">
      <linearGradient
        id="petal-light"
        gradientUnits="userSpaceOnUse"
        x1="348"
        y1="150"
        x2="460"
        y2="210"
      >
        <stop className="petal-tip" />
        <stop className="petal-base" offset="1" />
      </linearGradient>
      <path className="petal-heart" d="M300 400a100 100 0 0 1 200 0z" />
      {rings.map((ring, index) => (
        <g key={ring.petals} className={`petals petals-${index + 1}`}>
          {anglesOf(ring).map((angle, place) => (
            <g key={angle} style={{ '--turn': `${angle}deg`, '--late': lateness(ring, place) }}>
              <path d={petal(ring)} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Degrees from upright. */
function anglesOf({ petals }: Ring) {
  return Array.from({ length: petals }, (_, place) => round(-90 + (180 * place) / (petals - 1)))
}

/** Returns 0 in the middle of the arch to 1 at its ends: the order of opening. */
function lateness({ petals }: Ring, place: number) {
  return round(Math.abs((2 * place) / (petals - 1) - 1))
}

function petal({ length, half }: Ring) {
  const shoulder = 400 - length + half
  const [left, right] = [400 - half, 400 + half]
  const waist = round(shoulder + 2.4 * half)
  const up = `M400 400C394 340 ${left} ${waist} ${left} ${shoulder}`
  const tip = `A${half} ${half} 0 0 1 ${right} ${shoulder}`
  return `${up}${tip}C${right} ${waist} 406 340 400 400z`
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
