import { Button, Group, NativeSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { QueueFilter } from '#web/admin/api/queries.ts'
import { contentKinds } from '#web/admin/documents/content-kinds.ts'
import { LanguageFilter } from '#web/admin/documents/languages/language-filter.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'

interface QueueFiltersProps {
  filter: QueueFilter
  onChange: (filter: QueueFilter) => void
}

export function QueueFilters({ filter, onChange }: QueueFiltersProps) {
  const [kinds] = useState(() => [{ value: '', label: t('logs.allContent') }, ...contentKinds()])
  function narrow(part: { [K in keyof QueueFilter]?: QueueFilter[K] | undefined }) {
    const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value)
    onChange(Object.fromEntries(next) as QueueFilter)
  }
  return (
    <Group gap="sm">
      <TypedSearch
        aria-label={t('approval.search')}
        placeholder={t('history.search')}
        w={{ base: '100%', xs: 220 }}
        words={filter.search ?? ''}
        onSearch={(search) => narrow({ search })}
      />
      <NativeSelect
        aria-label={t('logs.byContent')}
        w={{ base: '100%', xs: 220 }}
        data={kinds}
        value={filter.entity_type ?? ''}
        onChange={({ currentTarget: { value } }) =>
          narrow({ entity_type: value as QueueFilter['entity_type'] })
        }
      />
      <NativeSelect
        aria-label={t('approval.order')}
        w={{ base: '100%', xs: 160 }}
        data={[
          { value: '', label: t('media.oldest') },
          { value: 'newest', label: t('media.newest') },
        ]}
        value={filter.sort ?? ''}
        onChange={({ currentTarget: { value } }) =>
          narrow({ sort: value === 'newest' ? value : undefined })
        }
      />
      <LanguageFilter value={filter.lang} onChange={(lang) => narrow({ lang })} />
      {filter.batch && (
        <Button
          variant="default"
          rightSection={<IconX size={16} aria-hidden />}
          onClick={() => narrow({ batch: undefined })}
        >
          {t('approval.notOnlyImport')}
        </Button>
      )}
    </Group>
  )
}
