const petals = [-72, -36, 0, 36, 72]

export function PetalFan() {
  return (
    <svg className="petal-fan" viewBox="-200 -200 400 200" aria-hidden="true">
      {petals.map((angle) => (
        <path
          key={angle}
          d="M0-62C34-80 44-118 44-148a44 46 0 0 0-88 0C-44-118-34-80 0-62z"
          transform={`rotate(${angle})`}
        />
      ))}
      <path className="petal-fan-heart" d="M-48 0a48 48 0 0 1 96 0z" />
    </svg>
  )
}
