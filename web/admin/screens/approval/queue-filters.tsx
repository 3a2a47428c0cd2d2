import { Button, Group, NativeSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { QueueFilter } from '#web/admin/api/queries.ts'
import { contentKinds } from '#web/admin/documents/content-kinds.ts'
import { LanguageFilter } from '#web/admin/documents/languages/language-filter.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'
import styles from './approval.module.css'
import { waitingDays } from './use-queue-view.ts'

interface QueueFiltersProps {
  filter: QueueFilter
  /** User names of whose changes wait. */
  authors: readonly string[]
  search: Ref<HTMLInputElement>
  onChange: (filter: QueueFilter) => void
}

export function QueueFilters({ filter, authors, search, onChange }: QueueFiltersProps) {
  const [kinds] = useState(() => [{ value: '', label: t('logs.allContent') }, ...contentKinds()])
  function narrow(part: { [K in keyof QueueFilter]?: QueueFilter[K] | undefined }) {
    const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value)
    onChange(Object.fromEntries(next) as QueueFilter)
  }
  const me = useUser().username
  const others = filter.assignee && filter.assignee !== me ? [filter.assignee] : []
  const named = filter.author && !authors.includes(filter.author) ? [filter.author] : []
  return (
    <Group gap="xs" className={styles.filters}>
      <TypedSearch
        ref={search}
        aria-label={t('approval.search')}
        placeholder={t('history.search')}
        words={filter.search ?? ''}
        onSearch={(words) => narrow({ search: words })}
      />
      <NativeSelect
        aria-label={t('logs.byContent')}
        data={kinds}
        value={filter.entity_type ?? ''}
        onChange={({ currentTarget: { value } }) =>
          narrow({ entity_type: value as QueueFilter['entity_type'] })
        }
      />
      <NativeSelect
        aria-label={t('approval.byAuthor')}
        data={[{ value: '', label: t('approval.anybody') }, ...authors, ...named]}
        value={filter.author ?? ''}
        onChange={({ currentTarget: { value } }) => narrow({ author: value })}
      />
      <NativeSelect
        aria-label={t('assign.filter')}
        data={[
          { value: '', label: t('assign.anybody') },
          { value: me, label: t('assign.mine') },
          ...others,
        ]}
        value={filter.assignee ?? ''}
        onChange={({ currentTarget: { value } }) => narrow({ assignee: value })}
      />
      <NativeSelect
        aria-label={t('approval.byAge')}
        data={[
          { value: '', label: t('approval.anyAge') },
          ...waitingDays.map((count) => ({
            value: String(count),
            label: t('approval.days', { count }),
          })),
        ]}
        value={String(filter.min_days ?? '')}
        onChange={({ currentTarget: { value } }) => narrow({ min_days: Number(value) })}
      />
      <LanguageFilter value={filter.lang} onChange={(lang) => narrow({ lang })} />
      <NativeSelect
        aria-label={t('approval.order')}
        data={[
          { value: '', label: t('media.oldest') },
          { value: 'newest', label: t('media.newest') },
        ]}
        value={filter.sort ?? ''}
        onChange={({ currentTarget: { value } }) =>
          narrow({ sort: value === 'newest' ? value : undefined })
        }
      />
      {(filter.batch || filter.in_campaign) && (
        <Button
          variant="default"
          rightSection={<IconX size={16} aria-hidden />}
          onClick={() => narrow({ batch: undefined, in_campaign: undefined })}
        >
          {t('approval.notOnlyImport')}
        </Button>
      )}
    </Group>
  )
}
