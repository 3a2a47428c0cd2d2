/** As wide and as high as a phone that many have. */
const phone = 'popup,width=390,height=844'

/** Opens the page in a window as wide as a phone: a frame it would not come in, for safety's sake. */
export function PhoneWidth({ label }: { label: string }) {
  return (
    <button
      type="button"
      style={{
        padding: '4px 12px',
        border: '1px solid currentcolor',
        borderRadius: 8,
        background: 'transparent',
        color: 'inherit',
        font: 'inherit',
        cursor: 'pointer',
      }}
      onClick={() => window.open(window.location.href, 'preview-phone', phone)}
    >
      {label}
    </button>
  )
}
