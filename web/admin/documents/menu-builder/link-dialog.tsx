import { Button, NativeSelect, Select, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { collections } from '#catalogue/catalogue.ts'
import { listedPath } from '#catalogue/content/entry-path.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { menuItemKey, type PageId, toMenuItem } from '#catalogue/fields/menu-item.ts'
import { languageNames } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { isSafeLink } from '#catalogue/text/link.ts'
import { entriesQuery } from '#web/admin/api/entry-queries.ts'
import { useBrandLanguages } from '#web/admin/documents/languages/use-brand-languages.ts'
import { linkAddress } from '#web/admin/fields/link-address.ts'
import { AddressWarning } from '#web/admin/fields/link-warnings.tsx'
import { type Row, textAt } from '#web/admin/fields/row.ts'
import type { FormLink } from '#web/admin/fields/sent-of.ts'
import { lineBox } from '#web/admin/fields/text-box.tsx'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'

interface LinkDialogProps {
  /** Null for a new one. */
  link: FormLink | null
  isTaken: (id: PageId) => boolean
  onSave: (link: FormLink) => void
  onClose: () => void
}

const offered = 20

/** The collections whose entries have an address. */
const linkable = collections.filter(
  (one) => one.page !== null || one.pages !== null || listedPath(one, 0, 'x') !== null,
)

/** Adds a link to an entry or an address to a menu, or edits a link and its labels. */
export function LinkDialog({ link, isTaken, onSave, onClose }: LinkDialogProps) {
  const [draft, setDraft] = useState<Row>(link?.link ?? { url: '', label: '', labels: {} })
  const [title, setTitle] = useState(link?.name ?? '')
  const [isTried, setTried] = useState(false)
  const [, ...others] = useBrandLanguages()
  const labels = { ...(draft.labels as Row | undefined) }
  const isAddress = 'url' in draft
  const address = linkAddress(textAt(draft, 'url'))
  const label = textAt(draft, 'label').trim()
  const sent = isAddress ? { ...draft, url: address, label } : { ...draft, label }
  const item = toMenuItem(sent)
  const fault = faultOf(sent, item !== null && isTaken(menuItemKey(item)))

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
    if (item !== null && Object.keys(fault).length === 0)
      onSave({ id: menuItemKey(item), name: label || title, link: sent })
  }

  function lead(entityType: string) {
    const target: Row = entityType === '' ? { url: '' } : { entity_type: entityType, entry_id: 0 }
    setDraft({ ...target, label, labels })
  }

  const collection = linkable.find((one) => one.entityType === draft.entity_type)
  return (
    <Dialog
      onClose={onClose}
      title={link ? t('menus.editLink', { name: labelled(link.name) }) : t('menus.addLink')}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {link === null && (
            <NativeSelect
              data-autofocus
              label={t('menus.linkTo')}
              data={[
                { value: '', label: t('rich.link.address') },
                ...linkable.map(({ entityType, plural }) => ({
                  value: entityType,
                  label: labelled(plural),
                })),
              ]}
              value={collection?.entityType ?? ''}
              onChange={(event) => lead(event.currentTarget.value)}
            />
          )}
          {link === null && collection && (
            <EntryChoice
              key={collection.key}
              collection={collection}
              id={Number(draft.entry_id)}
              error={isTried ? (fault.entry ?? null) : null}
              onChoose={(id, name) => {
                setDraft({ ...draft, entry_id: id })
                setTitle(name)
              }}
            />
          )}
          {isAddress && (
            <>
              <TextInput
                label={t('rich.link.address')}
                dir="ltr"
                spellCheck={false}
                autoCapitalize="none"
                {...lineBox(textAt(draft, 'url'), limits.url, (url) => setDraft({ ...draft, url }))}
                error={isTried ? fault.url : null}
              />
              <AddressWarning address={address} />
            </>
          )}
          <TextInput
            label={t('menus.linkLabel')}
            description={isAddress ? undefined : t('menus.linkLabelHint')}
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
            <Button type="submit">{link ? t('rich.link.set') : t('menus.addLink')}</Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}

type Fault = Partial<Record<'url' | 'entry' | 'label', string>>

function faultOf(sent: Row, isTwice: boolean): Fault {
  const fault: Fault = {}
  if ('url' in sent) {
    const url = textAt(sent, 'url')
    if (url === '') fault.url = t('menus.linkNoAddress')
    else if (url.length > limits.url) fault.url = t('rich.link.tooLong')
    else if (!isSafeLink(url, { mail: true })) fault.url = t('menus.linkUnsafe')
    else if (isTwice) fault.url = t('menus.linkTwice')
    if (textAt(sent, 'label') === '') fault.label = t('menus.linkNoLabel')
  } else if (isTwice) fault.entry = t('menus.linkTwice')
  else if (sent.entry_id === 0) fault.entry = t('menus.linkNoEntry')
  if (textAt(sent, 'label').length > limits.title) fault.label = t('rich.link.tooLong')
  return fault
}

interface EntryChoiceProps {
  collection: Collection
  /** 0 for none. */
  id: number
  error: string | null
  onChoose: (id: number, name: string) => void
}

/** Renders a choice of an entry, which is searched by title. */
function EntryChoice({ collection, id, error, onChoose }: EntryChoiceProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim().slice(0, limits.search), 200)
  const filter = { per_page: offered, ...(search === '' ? {} : { search }) }
  const matching = useQuery(entriesQuery(collection, filter))
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const options = (matching.data?.data ?? []).map((entry) => ({
    value: String(entry.id),
    label: entry.title || `#${entry.id}`,
  }))
  const isListed = chosen === null || options.some(({ value }) => value === chosen.value)
  return (
    <Select
      label={labelled(collection.label)}
      searchable
      filter={(list) => list.options}
      data={isListed ? options : [chosen, ...options]}
      value={id === 0 ? null : String(id)}
      onSearchChange={setTyped}
      placeholder={t('field.typeToSearch')}
      nothingFoundMessage={matching.isFetching ? t('field.loadingTitles') : t('field.noTitle')}
      error={error}
      onChange={(value, option) => {
        setChosen(option ?? null)
        onChoose(Number(value ?? 0), option?.label ?? '')
      }}
    />
  )
}
