import { Button, Checkbox, Group, Input, Popover, Stack, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Field } from '#catalogue/field.ts'
import {
  dayAfter,
  isSpan,
  isUnset,
  type Span,
  unsetWeek,
  type Week,
  type WeekDay,
  weekDayNames,
  weekDays,
  weekOf,
} from '#catalogue/opening/week.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels } from '#web/admin/fields/field-labels.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { valueAt } from '#web/admin/fields/sent-of.ts'
import { currentLocale, formatList, labelled, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import styles from './hours.module.css'
import { SpansEditor } from './spans-editor.tsx'

/** Renders a week's hours in the reader's order of days; a service may have its own. */
export function WeekHoursControl({ field, row, onChange, error, inside = {} }: ControlProps) {
  const id = useId()
  const week = weekAt(field, row)
  const [isOwn, setOwn] = useState(!field.fallbackField || !isUnset(week))
  const hasHours = isOwn || !isUnset(week)
  const { label, description } = fieldLabels(field)
  const isFirst = weekDays.filter((day) => week[day] !== null).length === 1

  function set(days: readonly WeekDay[], spans: Span[] | null) {
    onChange({ [field.wire]: weekOf((day) => (days.includes(day) ? spans : week[day])) })
  }

  /** Starts from the other service's hours: less to change than from none. */
  function own(isOwn: boolean) {
    setOwn(isOwn)
    const from = isOwn
      ? weekAt(field, { [field.wire]: row[field.fallbackField ?? ''] ?? null })
      : null
    onChange({ [field.wire]: from ?? unsetWeek })
  }

  function copy(from: WeekDay, to: WeekDay[]) {
    set(to, week[from])
    const days = formatList(to.map((day) => labelled(weekDayNames[day])))
    announce(t('hours.copied', { day: labelled(weekDayNames[from]), days }))
  }

  return (
    <Stack gap="xs" role="group" aria-labelledby={`${id}-label`}>
      <Input.Label component="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description && <Input.Description>{description}</Input.Description>}
      {error && <Input.Error>{error}</Input.Error>}
      {field.fallbackField && (
        <Checkbox
          label={t('hours.same')}
          checked={!hasHours}
          onChange={(event) => own(!event.currentTarget.checked)}
        />
      )}
      {hasHours && (
        <div className={styles.week}>
          {daysInOrder(currentLocale()).map((day) => {
            const name = labelled(weekDayNames[day])
            return (
              <fieldset
                key={day}
                className={styles.day}
                aria-label={name}
                data-open={week[day] === null || undefined}
              >
                <span className={styles.name}>{name}</span>
                <SpansEditor
                  name={name}
                  spans={week[day]}
                  onChange={(spans) => set([day], spans)}
                  next={labelled(weekDayNames[dayAfter(day)])}
                  error={inside[day] ?? null}
                  errorId={`${id}-${day}-error`}
                />
                {week[day] !== null && isFirst && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() => copy(day, [...weekDays.filter((other) => other !== day)])}
                  >
                    {t('hours.copyToEveryDay')}
                  </Button>
                )}
                {week[day] !== null && <CopyHours from={day} onCopy={(to) => copy(day, to)} />}
              </fieldset>
            )
          })}
        </div>
      )}
    </Stack>
  )
}

function CopyHours({ from, onCopy }: { from: WeekDay; onCopy: (to: WeekDay[]) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly WeekDay[]>([])
  const locale = currentLocale()
  const name = labelled(weekDayNames[from])

  function take(days: readonly WeekDay[]) {
    onCopy(days.filter((day) => day !== from))
    setChosen([])
    setOpen(false)
  }

  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus withinPortal width={280}>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          className={styles.copy}
          leftSection={<IconCopy size={14} aria-hidden />}
          aria-label={t('hours.copyOf', { day: name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('hours.copy')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('hours.copyFrom', { day: name })}>
        <Stack gap="sm">
          <Text size="sm" fw={600}>
            {t('hours.copyFrom', { day: name })}
          </Text>
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => take(workDays(locale))}>
              {t('hours.workDays')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => take(weekDays)}>
              {t('hours.everyDay')}
            </Button>
          </Group>
          <Stack gap={6}>
            {daysInOrder(locale)
              .filter((day) => day !== from)
              .map((day) => (
                <Checkbox
                  key={day}
                  label={labelled(weekDayNames[day])}
                  checked={chosen.includes(day)}
                  onChange={(event) =>
                    setChosen(
                      event.currentTarget.checked
                        ? [...chosen, day]
                        : chosen.filter((one) => one !== day),
                    )
                  }
                />
              ))}
          </Stack>
          <Button size="compact-md" disabled={chosen.length === 0} onClick={() => take(chosen)}>
            {t('hours.copyToChosen')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

export function DayHoursControl({ field, row, onChange, error }: ControlProps) {
  const id = useId()
  const { label, description } = fieldLabels(field)
  return (
    <Stack gap="xs" role="group" aria-labelledby={`${id}-label`}>
      <Input.Label component="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description && <Input.Description>{description}</Input.Description>}
      <SpansEditor
        name={label}
        spans={spansAt(field, row)}
        onChange={(spans) => onChange({ [field.wire]: spans })}
        error={error}
        errorId={`${id}-error`}
      />
    </Stack>
  )
}

/** A locale's first day and weekend; 1 is Monday. */
interface WeekInfo {
  firstDay: number
  weekend: number[]
}

function daysInOrder(locale: string): WeekDay[] {
  const first = infoOf(locale).firstDay - 1
  return [...weekDays.slice(first), ...weekDays.slice(0, first)]
}

function workDays(locale: string): WeekDay[] {
  const { weekend } = infoOf(locale)
  return weekDays.filter((_, at) => !weekend.includes(at + 1))
}

/** Browsers have it as a method, as a property, or not yet. */
function infoOf(locale: string): WeekInfo {
  const known: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } =
    new Intl.Locale(locale)
  return known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1, weekend: [6, 7] }
}

function weekAt(field: Field, row: Row): Week {
  const value = valueAt(field, row)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unsetWeek
  return weekOf((day) => spansOf(value[day]))
}

function spansAt(field: Field, row: Row): Span[] {
  return spansOf(valueAt(field, row)) ?? []
}

function spansOf(value: unknown): Span[] | null {
  return Array.isArray(value) ? value.filter(isSpan) : null
}
