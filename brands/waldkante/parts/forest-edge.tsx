/** How tall the firs are, and how far apart, from left to right. */
const row = [70, 110, 84, 140, 96, 120, 64, 104, 150, 88, 126, 76, 112, 92, 136, 80, 118, 68]
/** As wide as no screen is: a wide one shows more firs, not higher ones that have no room. */
const firs = [...row, ...row, ...row]

/** A row of firs, as paper is cut. */
export function ForestEdge({ at }: { at: string }) {
  const path = firs.map((height, nth) => {
    const [x, half] = [nth * 70, height * 0.36]
    return `M${x - half} 160L${x} ${160 - height}L${x + half} 160z`
  })
  return (
    <svg
      className={`forest-edge forest-edge-${at}`}
      viewBox="0 0 3710 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path d={path.join('')} />
    </svg>
  )
}
