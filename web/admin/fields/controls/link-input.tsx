import { Autocomplete, CloseButton, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { linkTarget } from '#catalogue/text/link-target.ts'
import type { Got } from '#web/admin/api/call-api.ts'
import { linkCheckQuery, linkTargetsQuery, pagesQuery } from '#web/admin/api/queries.ts'
import { addressProps, lineBox } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { asPath, isOwnPage, isTitleSearch, matchingPages } from './link-options.ts'

interface LinkInputProps {
  label: string
  description: string | null
  /** An address, or what a link stores for an entry or a document. */
  value: string
  onChange: (link: string) => void
  error?: string | null | undefined
  placeholder?: string | undefined
  withAsterisk?: boolean
  'data-autofocus'?: true | undefined
  /** Whether pages and entries are put as their addresses, where nothing else can be stored. */
  asAddress?: boolean | undefined
}

/** Loaded when a link is in hand: most are only looked at. */
const PartSelect = partLater(
  async () => (await import('./part-select.tsx')).PartSelect,
  () => null,
)

const mostPages = 20

/** Renders a link: pages, entries and documents are found by name while people type, or an address is typed. */
export function LinkInput(props: LinkInputProps) {
  const { value, onChange } = props
  const [isUsed, setUsed] = useState(false)
  const isTarget = linkTarget(value) !== null
  const check = useQuery({ ...linkCheckQuery({ address: value }), enabled: isTarget })
  const path = isTarget ? (check.data?.target?.path ?? '') : value
  return (
    <>
      <TargetInput {...props} check={check} onFocus={() => setUsed(true)} />
      {isUsed && isOwnPage(path) && <PartSelect {...{ path, value, onChange }} />}
    </>
  )
}

interface TargetInputProps extends LinkInputProps {
  /** What the link leads to, where it is no address. */
  check: UseQueryResult<Got<'get', '/links/check'>>
  onFocus: () => void
}

function TargetInput({ value, onChange, check, asAddress, ...props }: TargetInputProps) {
  const box = useRef<HTMLInputElement>(null)
  const isTarget = linkTarget(value) !== null
  const [search] = useDebouncedValue(value.trim(), 200)
  const isSearched = isTitleSearch(search)
  const found = useQuery({
    ...linkTargetsQuery(search),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  const pages = useQuery(pagesQuery)
  const options = [
    ...matchingPages(pages.data?.data ?? [], value).slice(0, mostPages),
    ...(isSearched ? (found.data?.data ?? []) : []),
  ].flatMap((one) => (asAddress ? asPath(one) : [one]))
  const byLink = new Map(options.map((one) => [one.link, one]))

  if (isTarget) {
    const target = check.data?.target
    const unnamed = check.isError ? value : ''
    return (
      <Autocomplete
        {...props}
        ref={box}
        dir="auto"
        readOnly
        value={target ? t('change.pair', { name: target.kind, words: target.name }) : unnamed}
        placeholder={t('field.loadingTitles')}
        rightSection={
          <CloseButton
            aria-label={t('field.linkRemove')}
            onClick={() => {
              onChange('')
              box.current?.focus()
            }}
          />
        }
      />
    )
  }
  return (
    <Autocomplete
      {...props}
      ref={box}
      {...lineBox(value, limits.url, () => undefined)}
      {...addressProps}
      onChange={onChange}
      // Each option is its link, so that choosing one puts that and not its name.
      data={[...byLink.keys()]}
      filter={({ options: all }) => all}
      renderOption={({ option }) => {
        const { name = '', kind = '' } = byLink.get(option.value) ?? {}
        return (
          <>
            <Text size="sm" dir="auto" truncate>
              {name}
            </Text>
            <Text size="sm" c="dimmed" ms="auto">
              {kind}
            </Text>
          </>
        )
      }}
    />
  )
}
