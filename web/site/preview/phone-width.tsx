/** Size of a common phone. */
const phone = 'popup,width=390,height=844'

/** Opens without the fragment, so that an open window reloads. */
function open() {
  const url = new URL(window.location.href)
  url.hash = ''
  window.open(url, 'preview-phone', phone)?.focus()
}

/**
 * Renders a button that opens the page in a window of phone width; a frame is forbidden for
 * security.
 */
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
