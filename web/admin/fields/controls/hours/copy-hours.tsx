import { Button, Checkbox, Group, Popover, Stack, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { type WeekDay, weekDayNames, weekDays } from '#catalogue/opening/week.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import styles from './hours.module.css'
import { daysInOrder, workDays } from './week-in-order.ts'

interface CopyHoursProps {
  from: WeekDay
  copy: (to: WeekDay[]) => void
}

/** Gives other days the hours of this one: some of them, all on which people work, or every one. */
export function CopyHours({ from, copy }: CopyHoursProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly WeekDay[]>([])
  const locale = currentLocale()
  const name = labelled(weekDayNames[from])

  function take(days: readonly WeekDay[]) {
    copy(days.filter((day) => day !== from))
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
