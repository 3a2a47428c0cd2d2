import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconCalendarDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { dayIn } from '#catalogue/time/zone.ts'
import { useTimeZone } from '#web/admin/api/brand.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import { polling } from '#web/admin/api/query-client.ts'
import { DayGrid } from '#web/admin/documents/calendar/day-grid.tsx'
import { dateLocale, formatZone, weekStart } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import styles from './calendar-screen.module.css'
import { type CalendarView, queryOf, spanOf, stepped, viewOf } from './calendar-view.ts'
import { FeedDialog } from './feed-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { MovedNote, useMoving } from './use-moving.tsx'

/** Renders what starts and ends for guests in a month or a week, and what is planned to. */
export function CalendarScreen() {
  const zone = useTimeZone()
  const [isFeedOpen, setFeedOpen] = useState(false)
  return (
    <Stack gap="lg">
      <ScreenHeader title={labelled('Calendar')} intro={t('calendar.intro')}>
        <Button
          variant="default"
          leftSection={<IconCalendarDown size={18} aria-hidden />}
          onClick={() => setFeedOpen(true)}
        >
          {t('calendar.subscribe')}
        </Button>
      </ScreenHeader>
      {zone === null ? <Skeleton h={600} /> : <Calendar zone={zone} />}
      {isFeedOpen && <FeedDialog onClose={() => setFeedOpen(false)} />}
    </Stack>
  )
}

function Calendar({ zone }: { zone: string }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const today = dayIn(zone, Date.now())
  const view = viewOf(query, today)
  const calendar = useQuery(calendarQuery(spanOf(view, weekStart())))
  const moving = useMoving(zone)
  const show = (next: CalendarView) =>
    void navigate({ search: queryOf(next, today) }, { replace: true, preventScrollReset: true })

  return (
    <Paper withBorder p="md">
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h4" aria-live="polite">
            {headingOf(view)}
          </Title>
          <Group gap="xs">
            <Button.Group>
              <StepButton isForward={false} view={view} onShow={show} />
              <Button variant="default" onClick={() => show({ ...view, day: today })}>
                {t('calendar.today')}
              </Button>
              <StepButton isForward view={view} onShow={show} />
            </Button.Group>
            <Button.Group>
              {(['month', 'week'] as const).map((unit) => (
                <Button
                  key={unit}
                  variant={view.unit === unit ? 'filled' : 'default'}
                  aria-pressed={view.unit === unit}
                  onClick={() => show({ ...view, unit })}
                >
                  {unit === 'month' ? t('calendar.month') : t('calendar.week')}
                </Button>
              ))}
            </Button.Group>
          </Group>
        </Group>
        <Text size="sm" c="dimmed">
          {t('calendar.means', { zone: formatZone(zone, Date.now()) })}
        </Text>
        <MovedNote moving={moving} />
        <Loaded query={calendar} skeleton={<Skeleton h={600} />}>
          {(data) => (
            <>
              <DayGrid
                days={data.days}
                zone={zone}
                moving={moving}
                {...(view.unit === 'month' ? { month: view.day.slice(0, 7) } : {})}
              />
              {data.is_more && <Text c="dimmed">{t('calendar.isMore')}</Text>}
            </>
          )}
        </Loaded>
        {moving.edited && (
          <MoveDialog
            moment={moving.edited}
            onSave={moving.saveWindow}
            onClose={() => moving.onEdit(null)}
          />
        )}
      </Stack>
    </Paper>
  )
}

interface StepButtonProps {
  isForward: boolean
  view: CalendarView
  onShow: (view: CalendarView) => void
}

function StepButton({ isForward, view, onShow }: StepButtonProps) {
  const Icon = isForward ? IconChevronRight : IconChevronLeft
  return (
    <Button
      variant="default"
      px="xs"
      aria-label={isForward ? t('calendar.later') : t('calendar.earlier')}
      onClick={() => onShow(stepped(view, isForward ? 1 : -1))}
    >
      <Icon size={18} aria-hidden className={styles.step} />
    </Button>
  )
}

function headingOf(view: CalendarView): string {
  const options = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const
  const { from, days } = spanOf(view, weekStart())
  if (view.unit === 'month')
    return new Intl.DateTimeFormat(dateLocale(), options).format(new Date(view.day))
  const end = new Date(Date.parse(from) + (days - 1) * 24 * 3_600_000)
  const week = new Intl.DateTimeFormat(dateLocale(), { ...options, day: 'numeric' })
  return week.formatRange(new Date(from), end)
}

function calendarQuery(query: { from: string; days: number }) {
  return queryOptions({
    queryKey: ['calendar', query],
    queryFn: ({ signal }) => getApi('/calendar', { query, signal }),
    placeholderData: keepPreviousData,
    ...polling,
  })
}
