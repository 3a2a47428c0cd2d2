import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { collections } from '#catalogue/catalogue.ts'
import { hasOwnAddress } from '#catalogue/content/own-address.ts'
import type { Section } from '#catalogue/declaration.ts'
import {
  type DocumentLanguage,
  type Language,
  languageNames,
  languages,
} from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { slugOf } from '#catalogue/text/slug.ts'
import { dayIn } from '#catalogue/time/zone.ts'
import { ApiError } from '#web/admin/api/api-error.ts'
import { useTimeZone } from '#web/admin/api/brand.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { retryDelay } from '#web/admin/api/retry-until-response.ts'
import { variantQuery } from '#web/admin/api/section-calls.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { documentRequest, type SaveTarget } from '#web/admin/documents/actions/use-document-save.ts'
import { entryPreview } from '#web/admin/documents/entry/entry-shape.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import {
  useBrandLanguages,
  useWrittenLanguage,
} from '#web/admin/documents/languages/use-brand-languages.ts'
import type { FormContent } from '#web/admin/fields/form-content.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { formatList, labelled, t } from '#web/admin/i18n/translate.ts'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { SidePanel } from '#web/admin/ui/panel/side-panel.tsx'
import { addressIn, readAddress } from '#web/site-address.ts'
import { fieldPathAt, revealField } from './field-path.ts'
import { lastDay, noonOf } from './noon-of.ts'
import { type Device, PageFrame, widths } from './page-frame.tsx'
import styles from './preview.module.css'
import { usePreviewView, wide } from './use-preview.ts'

interface PreviewPanelProps {
  section: Section
  state: DocumentView
  form: SectionForm
  target: Pick<SaveTarget, 'previewOf'>
  card: RefObject<HTMLElement | null>
  /** Opens the dialog of the section's items, where they have one. */
  openItems: (() => void) | null
  onClose: () => void
}

/** Shows the page with what is typed: beside the form, or over the screen of a phone. */
export function PreviewPanel(props: PreviewPanelProps) {
  const isWide = useMediaQuery(wide, true, { getInitialValueInEffect: false })
  const title = t('preview.of', { name: labelled(props.section.label) })
  return isWide ? <Beside {...props} title={title} /> : <Sheet {...props} title={title} />
}

type Titled = PreviewPanelProps & { title: string }

function Beside({ title, ...props }: Titled) {
  return (
    <SidePanel
      name="preview"
      title={title}
      closeLabel={t('preview.close')}
      className={styles.beside}
      onClose={props.onClose}
    >
      <Preview {...props} />
    </SidePanel>
  )
}

function Sheet({ title, ...props }: Titled) {
  return (
    <Dialog onClose={props.onClose} title={title} fullScreen>
      <div className={styles.sheet}>
        <Preview {...props} isSheet />
      </div>
    </Dialog>
  )
}

function Preview(props: PreviewPanelProps & { isSheet?: boolean }) {
  const { section, state, card, openItems, onClose, isSheet = false } = props
  const [{ device, date, ...view }, changeView] = usePreviewView()
  const language = view.language ?? state.language
  const zone = useTimeZone()
  const [first, ...others] = useBrandLanguages()
  const { place, page, shown } = usePage(props, language, date)
  const field = useFocusedField(card)
  const frameTitle = t('preview.of', { name: labelled(section.label) })

  function open(picked: string) {
    const form = card.current
    if (isSheet) onClose()
    const reveal = () => form && void revealField(picked, { card: form, openItems })
    window.setTimeout(reveal, isSheet ? afterSheet : 0)
  }

  return (
    <>
      <div className={styles.head}>
        <Button.Group aria-label={t('approval.device')}>
          {(Object.keys(widths) as Device[]).map((one) => (
            <Button
              key={one}
              size="compact-sm"
              variant={device === one ? 'filled' : 'default'}
              aria-pressed={device === one}
              onClick={() => changeView({ device: one })}
            >
              {t(one === 'tablet' ? 'preview.tablet' : `look.${one}`)}
            </Button>
          ))}
        </Button.Group>
        {first && (
          <NativeSelect
            size="xs"
            aria-label={t('preview.language')}
            value={language}
            data={[
              { value: '', label: languageNames[first] },
              ...others.map((one) => ({ value: one, label: languageNames[one] })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              changeView({ language: languages.find((one) => one === value) ?? '' })
            }
          />
        )}
        <TextInput
          type="date"
          size="xs"
          aria-label={t('preview.date')}
          title={t('preview.date')}
          min={zone ? dayIn(zone, Date.now()) : undefined}
          max={lastDay}
          value={date}
          onChange={({ currentTarget: { value } }) => changeView({ date: value })}
        />
      </div>
      <div role="status">
        {shown && page.failureReason && (
          <Text className={styles.note}>{page.failureReason.message}</Text>
        )}
        {shown && shown.skipped.length > 0 && (
          <Text className={styles.note}>
            {t('preview.skipped', { fields: namesOf(section, shown.skipped) })}
          </Text>
        )}
        {shown?.is_off && <Text className={styles.note}>{t('preview.off')}</Text>}
      </div>
      {page.isError && !shown && (
        <LoadFailed error={page.error} onRetry={() => void page.refetch()} />
      )}
      {page.isPending && !shown && <SkeletonRows count={1} height={320} />}
      {shown && (
        <PageFrame
          title={frameTitle}
          html={shown.html}
          place={place}
          device={device}
          field={field}
          onPick={open}
        />
      )}
    </>
  )
}

/** The sheet returns the focus first, which takes less (ms). */
const afterSheet = 100

/** How long (ms) typing may pause before the page follows. */
const pause = 120

/** Returns the page with what is typed, and the last one that the server rendered. */
function usePage(
  { section, state, form, target }: PreviewPanelProps,
  language: DocumentLanguage,
  date: string,
) {
  const zone = useTimeZone()
  const written = useWrittenLanguage(state.language)
  const [content] = useDebouncedValue(form.content, pause)
  const { recordId, body } = documentRequest(section, state, { base: form.base, content }, 0)
  const own = pageOf(target, state, typedSlug(section, content, written))
  const { pathname, hash } = new URL(own, window.location.origin)
  const { path } = readAddress(pathname)
  const at = zone ? noonOf(zone, date) : undefined
  const sent = {
    entity_type: state.entity_type,
    entry_id: state.entry_id,
    record_id: recordId,
    values: body,
    path: addressIn(language === '' ? null : language, path),
    ...variantQuery(state),
    ...(at === undefined ? {} : { at }),
  }
  const page = useQuery({
    queryKey: ['unsaved preview', sent],
    queryFn: async ({ signal }) => (await postApi('/preview/unsaved', { body: sent, signal })).data,
    gcTime: 0,
    retry: (_, error) => !(error instanceof ApiError) || error.status === tooMany,
    retryDelay: (attempts) => retryDelay(attempts) * 1_000,
  })
  const [last, setLast] = useState(page.data)
  if (page.data && page.data !== last) setLast(page.data)
  return { place: `/${language}/${state.entry_id}${hash}`, page, shown: page.data ?? last }
}

/** The status of a call beyond its rate (RFC 6585, 4). */
const tooMany = 429

/** Returns the slug that a save would give the entry. */
function typedSlug({ titleKey }: Section, { values }: FormContent, language: Language): string {
  return textAt(values, 'slug') || slugOf(textAt(values, titleKey ?? ''), language)
}

/** Returns the address of the page; a new entry has an id that no other has. */
function pageOf(target: PreviewPanelProps['target'], state: DocumentView, slug: string): string {
  if (state.entry_id > 0) return target.previewOf(state) ?? '/'
  const collection = collections.find(({ entityType }) => entityType === state.entity_type)
  const named = { ...state, entry_id: limits.id }
  if (collection && hasOwnAddress(collection)) return entryPreview(collection, named, slug)
  return target.previewOf(collection ? named : state) ?? '/'
}

/** Returns the labels of the fields that wire paths lead to. */
function namesOf({ fields, set }: Section, paths: readonly string[]): string {
  const all = [...fields, ...(set?.fields ?? [])]
  const names = paths.map((path) => {
    const wires = path.split('.').reverse()
    const field = wires.flatMap((wire) => all.find((one) => wire in one.requestSchema) ?? [])[0]
    return field ? labelled(field.label) : path
  })
  return formatList([...new Set(names)])
}

/** Returns the path of the field of the form that has the focus. */
function useFocusedField(card: RefObject<HTMLElement | null>): string | null {
  const [field, setField] = useState<string | null>(null)
  const take = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const isInForm = card.current?.contains(target) || target.closest('[role="dialog"]')
    const path = isInForm ? fieldPathAt(target) : null
    if (path !== null) setField(path)
  })
  useEffect(() => {
    const listener = (event: FocusEvent) => take(event)
    document.addEventListener('focusin', listener)
    return () => document.removeEventListener('focusin', listener)
  }, [])
  return field
}
