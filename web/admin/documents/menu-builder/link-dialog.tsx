import { Button, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { menuItemKey, type PageId, toMenuItem } from '#catalogue/fields/menu-item.ts'
import { languageNames } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { isSafeLink } from '#catalogue/text/link.ts'
import { linkTarget } from '#catalogue/text/link-target.ts'
import { linkCheckQuery, pagesQuery } from '#web/admin/api/queries.ts'
import { useBrandLanguages } from '#web/admin/documents/languages/use-brand-languages.ts'
import { LinkInput } from '#web/admin/fields/controls/link-input.tsx'
import { linkAddress } from '#web/admin/fields/link-address.ts'
import { AddressWarning } from '#web/admin/fields/link-warnings.tsx'
import { type Row, textAt } from '#web/admin/fields/row.ts'
import type { FormLink } from '#web/admin/fields/sent-of.ts'
import { lineBox } from '#web/admin/fields/text-box.tsx'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { menuTarget, storedLink } from './builder.ts'

interface LinkDialogProps {
  /** Null for a new one. */
  link: FormLink | null
  isTaken: (id: PageId) => boolean
  onSave: (link: FormLink) => void
  onClose: () => void
}

/** Adds a link to a menu, or edits a link and its labels. */
export function LinkDialog({ link, isTaken, onSave, onClose }: LinkDialogProps) {
  const pages = useQuery(pagesQuery)
  const [draft, setDraft] = useState<Row>(link?.link ?? { label: '', labels: {} })
  const isPage = draft.page_id !== undefined
  const [leadsTo, setLeadsTo] = useState(isPage ? null : storedLink(draft))
  const [isTried, setTried] = useState(false)
  const [, ...others] = useBrandLanguages()
  const labels = { ...(draft.labels as Row | undefined) }
  const words = { label: textAt(draft, 'label').trim(), labels }
  const address = linkAddress(leadsTo ?? '')
  const sent: Row = isPage
    ? { page_id: draft.page_id ?? null, ...words }
    : { ...menuTarget(address, pages.data?.data ?? []), ...words }
  const item = toMenuItem(sent)
  const fault = faultOf(sent, item !== null && isTaken(menuItemKey(item)))
  const { data: checked, isLoading } = useQuery({
    ...linkCheckQuery({ address }),
    enabled: linkTarget(address) !== null,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
    if (item === null || Object.keys(fault).length > 0) return
    const page = pages.data?.data.find(({ id }) => id === sent.page_id)
    const name = words.label || checked?.target?.name || page?.name || link?.name || address
    onSave({ id: menuItemKey(item), name, link: sent })
  }

  return (
    <Dialog
      onClose={onClose}
      title={link ? t('menus.editLink', { name: labelled(link.name) }) : t('menus.addLink')}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {leadsTo !== null && (
            <div>
              <LinkInput
                data-autofocus
                label={t('menus.linkTo')}
                description={t('field.linkHint')}
                value={leadsTo}
                onChange={setLeadsTo}
                error={isTried ? fault.target : null}
              />
              <AddressWarning address={address} />
            </div>
          )}
          <TextInput
            label={t('menus.linkLabel')}
            description={'url' in sent ? undefined : t('menus.linkLabelHint')}
            {...lineBox(textAt(draft, 'label'), limits.title, (text) =>
              setDraft({ ...draft, label: text }),
            )}
            error={isTried ? fault.label : null}
          />
          {others.map((language) => (
            <TextInput
              key={language}
              label={t('menus.linkLabelIn', { language: languageNames[language] })}
              {...lineBox(textAt(labels, language), limits.title, (text) =>
                setDraft({ ...draft, labels: { ...labels, [language]: text } }),
              )}
            />
          ))}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" loading={isLoading}>
              {link ? t('rich.link.set') : t('menus.addLink')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}

type Fault = Partial<Record<'target' | 'label', string>>

function faultOf(sent: Row, isTwice: boolean): Fault {
  const fault: Fault = {}
  if ('url' in sent) {
    const url = textAt(sent, 'url')
    if (url === '') fault.target = t('menus.linkNoAddress')
    else if (url.length > limits.url) fault.target = t('rich.link.tooLong')
    else if (!isSafeLink(url, { mail: true })) fault.target = t('menus.linkUnsafe')
    if (textAt(sent, 'label') === '') fault.label = t('menus.linkNoLabel')
  }
  if (isTwice) fault.target ??= t('menus.linkTwice')
  if (textAt(sent, 'label').length > limits.title) fault.label = t('rich.link.tooLong')
  return fault
}
