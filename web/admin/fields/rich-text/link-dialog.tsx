import { Button, Modal, Stack, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useEffect, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { LinkInput } from '#web/admin/fields/controls/link-input.tsx'
import { isSeveralPhones, linkAddress } from '#web/admin/fields/link-address.ts'
import { AddressWarning } from '#web/admin/fields/link-warnings.tsx'
import { countProps } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'
import { isLinkAddress } from './extensions.ts'

/** Edits a link; asks for its text when nothing is selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '')
  const needsText = before === '' && editor.state.selection.empty
  const [address, setAddress] = useState(before)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const href = linkAddress(address)
  const faults = {
    address: addressFault(href),
    text: needsText ? textFault(text) : null,
  }

  const closeIfOnTop = useLayer(onClose)

  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.commands.focus()
    },
    [editor],
  )

  function set(event: FormEvent) {
    event.preventDefault()
    // In React's tree this form is inside the screen's form: its submit would bubble.
    event.stopPropagation()
    setTried(true)
    if (faults.address || faults.text) return
    setLink(editor, href, needsText ? text.trim() : null)
    onClose()
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }

  return (
    <Modal opened onClose={closeIfOnTop} title={t('rich.link')} returnFocus={false}>
      <form onSubmit={set} noValidate>
        <Stack gap="md">
          {needsText && (
            <TextInput
              data-autofocus
              label={t('rich.link.text')}
              {...countProps(text, limits.title)}
              value={text}
              error={isTried ? faults.text : null}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
          <LinkInput
            data-autofocus={needsText ? undefined : true}
            label={t('rich.link.address')}
            description={t('rich.link.addressHint')}
            value={address}
            error={isTried ? faults.address : null}
            onChange={setAddress}
          />
          <AddressWarning address={href} />
          <DialogButtons>
            {before !== '' && (
              <Button variant="subtle" onClick={remove}>
                {t('rich.link.remove')}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit">{t('rich.link.set')}</Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}

function textFault(text: string): string | null {
  if (text.trim() === '') return t('rich.link.noText')
  return text.length > limits.title ? t('rich.link.tooLong') : null
}

function addressFault(href: string): string | null {
  if (href.length > limits.url) return t('rich.link.tooLong')
  if (href === '') return t('rich.link.noAddress')
  if (isSeveralPhones(href)) return t('rich.link.phones')
  return isLinkAddress(href) ? null : t('rich.link.unsafe')
}

/** Links the selection, the link at the cursor, or new text. */
function setLink(editor: Editor, href: string, text: string | null): void {
  const marks = [{ type: 'link', attrs: { href } }]
  const chain = editor.chain()
  if (text !== null) chain.insertContent({ type: 'text', text, marks }).run()
  else chain.extendMarkRange('link').setMark('link', { href }).run()
}
