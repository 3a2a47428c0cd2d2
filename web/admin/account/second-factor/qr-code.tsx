import { encode } from 'uqr'

/** Modules of quiet around the code (ISO/IEC 18004). */
const quiet = 4

/** A text as a QR code: black on white in both schemes, as cameras expect it. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: quiet })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  )
}
