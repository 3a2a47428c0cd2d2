/** As wide and as high as a phone that many have. */
const phone = 'popup,width=390,height=844'

/** Without its fragment it is loaded anew also where the window is open already. */
function open() {
  const url = new URL(window.location.href)
  url.hash = ''
  window.open(url, 'preview-phone', phone)?.focus()
}

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
      onClick={open}
    >
      {label}
    </button>
  )
}
