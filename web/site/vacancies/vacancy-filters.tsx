import type { ReactNode } from 'react'
import type { CareerPath } from '#web/site/careers/career-nav.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Filters of a list of jobs, by their names in the address. */
export type FilterName = 'department' | 'type' | 'place'

export interface Filter {
  name: FilterName
  options: readonly FilterOption[]
}

export interface FilterOption {
  value: string
  label: string
  /** Null for a whole town, whose restaurants have counts. */
  count: number | null
  /** Town of a restaurant. */
  group?: string
}

const labels = {
  department: 'careers.department',
  type: 'careers.type',
  place: 'careers.location',
} as const

const anyLabels = {
  department: 'careers.anyDepartment',
  type: 'careers.anyType',
  place: 'careers.anyLocation',
} as const

interface VacancyFiltersProps {
  path: CareerPath
  filters: readonly Filter[]
  chosen: Readonly<Partial<Record<FilterName, string>>>
}

/** Renders the filters as a form, which works without script. */
export function VacancyFilters({ path, filters, chosen }: VacancyFiltersProps) {
  const { t, href } = useI18n()
  const useful = filters.filter(({ name, options }) => options.length > 1 || chosen[name])
  if (useful.length === 0) return null
  return (
    <search>
      <form className="career-filters" action={href(path)} aria-label={t('careers.filter')}>
        {useful.map(({ name, options }) => (
          <label key={name}>
            <span>{t(labels[name])}</span>
            <select name={name} defaultValue={chosen[name] ?? ''}>
              <option value="">{t(anyLabels[name])}</option>
              {groupOptions(options).map(([group, own]) => (
                <Group key={own[0]?.value} label={group}>
                  {own.map(({ value, label, count }) => (
                    <option key={value} value={value}>
                      {count === null ? label : t('careers.option', { name: label, count })}
                    </option>
                  ))}
                </Group>
              ))}
            </select>
            <Icon name="next" />
          </label>
        ))}
        <button className="button" type="submit">
          <Icon name="search" />
          {t('careers.show')}
        </button>
      </form>
    </search>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return label === '' ? children : <optgroup label={label}>{children}</optgroup>
}

function groupOptions(options: readonly FilterOption[]): [group: string, own: FilterOption[]][] {
  const groups: [group: string, own: FilterOption[]][] = []
  for (const option of options) {
    const { group = '' } = option
    const last = groups.at(-1)
    if (last?.[0] === group) last[1].push(option)
    else groups.push([group, [option]])
  }
  return groups
}
