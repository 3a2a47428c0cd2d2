import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BulkTargets, publicHolidaysQuery } from '#web/admin/api/entry-queries.ts'
import type { PublicHoliday } from '#web/admin/api/wire.gen.ts'
import { formatDay } from '#web/admin/i18n/format-date.ts'
import { currentLocale, t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'

/** Holidays that are shown before "More". */
const shownFirst = 5

interface NextHolidaysProps {
  targets: BulkTargets
  onChoose: (holiday: PublicHoliday) => void
}

/** Proposes the next public holidays of restaurants, with how many have said nothing about each. */
export function NextHolidays({ targets, onChoose }: NextHolidaysProps) {
  const { data, isError } = useQuery(publicHolidaysQuery(targets))
  const [isWhole, setWhole] = useState(false)
  if (isError || data?.length === 0) return <Hint>{t('holidays.none')}</Hint>
  if (!data) return <Hint>{t('holidays.loading')}</Hint>
  const countries = new Intl.DisplayNames(currentLocale(), { type: 'region' })
  const places = new Intl.ListFormat(currentLocale(), { type: 'unit' })
  const shown = isWhole ? data : data.slice(0, shownFirst)
  return (
    <Stack gap={4} role="group" aria-label={t('holidays.title')}>
      <Text size="sm" fw={600}>
        {t('holidays.title')}
      </Text>
      {shown.map((one) => (
        <Group key={`${one.date} ${one.until}`} gap="xs" wrap="nowrap" justify="space-between">
          <Text size="sm">
            {formatDay(one.date)}
            {one.until && `–${formatDay(one.until)}`} · {one.names.join(' / ')}{' '}
            <Text span size="sm" c="dimmed">
              {places.format(one.countries.map((code) => countries.of(code) ?? code))}
              {' · '}
              {t('holidays.unsaid', { unsaid: one.unsaid, count: one.restaurants })}
            </Text>
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            style={{ flexShrink: 0 }}
            aria-label={t('holidays.chooseThis', { name: one.names[0] ?? one.date })}
            onClick={() => onChoose(one)}
          >
            {t('holidays.choose')}
          </Button>
        </Group>
      ))}
      {!isWhole && data.length > shownFirst && (
        <Button
          size="compact-sm"
          variant="subtle"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setWhole(true)}
        >
          {t('holidays.more', { count: data.length - shownFirst })}
        </Button>
      )}
      <Hint>{t('holidays.means')}</Hint>
    </Stack>
  )
}
