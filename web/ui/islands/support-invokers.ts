/** Adds `command` and `commandfor` in browsers without them. */
export function supportInvokers(page: Document) {
  if ('command' in HTMLButtonElement.prototype) return
  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button[commandfor]')
    if (!button) return
    const dialog = page.getElementById(button.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button.getAttribute('command') === 'close') dialog.close()
    else dialog.showModal()
  })
}
