/** Renders the mark of Linecheck. */
export function CheckMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#1f3a34" />
      <path
        d="M8 17l5.5 5.5L24.5 10"
        fill="none"
        stroke="#7fe0b3"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
