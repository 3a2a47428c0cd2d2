import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supportInvokers } from './support-invokers.ts'

class FakeDialog {
  open = false
  showModal() {
    this.open = true
  }
  close() {
    this.open = false
  }
}

class FakeButton {
  attributes: Record<string, string>
  constructor(attributes: Record<string, string>) {
    this.attributes = attributes
  }
  closest = () => this
  getAttribute = (name: string) => this.attributes[name] ?? null
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeButton)
  vi.stubGlobal('HTMLDialogElement', FakeDialog)
})
afterEach(() => void vi.unstubAllGlobals())

/** A page with one dialog; `press` clicks a button that carries the command. */
function openPage() {
  const dialog = new FakeDialog()
  const addEventListener = vi.fn()
  const page = { addEventListener, getElementById: (id: string) => (id === 'menu' ? dialog : null) }
  supportInvokers(page as Partial<Document> as Document)
  const press = (command: string) => {
    const target = new FakeButton({ command, commandfor: 'menu' })
    addEventListener.mock.calls[0]?.[1]({ target })
  }
  return { dialog, addEventListener, press }
}

test('a browser that knows no invokers opens and closes dialogs by script', () => {
  vi.stubGlobal('HTMLButtonElement', class {})
  const { dialog, press } = openPage()
  press('show-modal')
  expect(dialog.open).toBe(true)
  press('close')
  expect(dialog.open).toBe(false)
})

test('a browser that knows them is left alone', () => {
  vi.stubGlobal(
    'HTMLButtonElement',
    class {
      command = ''
    },
  )
  HTMLButtonElement.prototype.command = ''
  expect(openPage().addEventListener).not.toHaveBeenCalled()
})
