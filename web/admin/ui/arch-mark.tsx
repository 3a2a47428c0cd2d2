export function ArchMark({ size }: { size: number }) {
  const petals = [-72, -36, 0, 36, 72]
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#2b1420" />
      {petals.map((angle) => (
        <ellipse
          key={angle}
          cx="16"
          cy="11.5"
          rx="2.7"
          ry="5.5"
          fill="#ffb81c"
          transform={`rotate(${angle} 16 22)`}
        />
      ))}
    </svg>
  )
}
