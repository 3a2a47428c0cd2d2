import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { pagesQuery } from '#web/admin/api/queries.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { PagesWarning } from '#web/admin/fields/link-warnings.tsx'
import { menuPages } from '#web/admin/fields/sent-of.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

/** The pages of a menu, in the order in which they were chosen. */
export function PageListControl({ field, row, change, error }: ControlProps) {
  const { data } = useQuery(pagesQuery)
  const chosen = menuPages(row)
  const pages = data?.data ?? chosen

  function choose(ids: string[]) {
    const menus = ids.map((id) => {
      const page = pages.find((candidate) => String(candidate.id) === id)
      return { id: Number(id), name: page?.name ?? '' }
    })
    change({ menus })
  }

  return (
    <div>
      <MultiSelect
        {...fieldWords(field, t('field.pagesHint', { most: field.max ?? 0 }))}
        error={error}
        searchable
        maxValues={field.max}
        data={pages.map(({ id, name }) => ({ value: String(id), label: labelled(name) }))}
        value={chosen.map(({ id }) => String(id))}
        onChange={choose}
      />
      <PagesWarning ids={chosen.map(({ id }) => id)} />
    </div>
  )
}
