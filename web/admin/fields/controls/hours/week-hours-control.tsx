import { Checkbox, Input, Stack } from '@mantine/core'
import { useId, useState } from 'react'
import {
  dayAfter,
  isUnsaid,
  type Span,
  unsaidWeek,
  type WeekDay,
  weekDayNames,
  weekOf,
} from '#catalogue/opening/week.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { listWords } from '#web/admin/i18n/list-words.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { CopyHours } from './copy-hours.tsx'
import styles from './hours.module.css'
import { weekAt } from './hours-at.ts'
import { SpansEditor } from './spans-editor.tsx'
import { daysInOrder } from './week-in-order.ts'

/** A week, a row a day as the reader's calendar has them; of a further service only where it has its own. */
export function WeekHoursControl({ field, row, change, error, inside = {} }: ControlProps) {
  const id = useId()
  const week = weekAt(field, row)
  const [isOwn, setOwn] = useState(!field.sameAs || !isUnsaid(week))
  const isShown = isOwn || !isUnsaid(week)
  const { label, description } = fieldWords(field)

  function set(days: readonly WeekDay[], spans: Span[] | null) {
    change({ [field.wire]: weekOf((day) => (days.includes(day) ? spans : week[day])) })
  }

  /** From the others' hours there is less to change than from nothing. */
  function own(wanted: boolean) {
    setOwn(wanted)
    const from = wanted ? weekAt(field, { [field.wire]: row[field.sameAs ?? ''] ?? null }) : null
    change({ [field.wire]: from ?? unsaidWeek })
  }

  function copy(from: WeekDay, to: WeekDay[]) {
    set(to, week[from])
    const days = listWords(to.map((day) => labelled(weekDayNames[day])))
    announce(t('hours.copied', { day: labelled(weekDayNames[from]), days }))
  }

  return (
    <Stack gap="xs" role="group" aria-labelledby={`${id}-label`}>
      <Input.Label component="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description && <Input.Description>{description}</Input.Description>}
      {error && <Input.Error>{error}</Input.Error>}
      {field.sameAs && (
        <Checkbox
          label={t('hours.same')}
          checked={!isShown}
          onChange={(event) => own(!event.currentTarget.checked)}
        />
      )}
      {isShown && (
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
                  change={(spans) => set([day], spans)}
                  next={labelled(weekDayNames[dayAfter(day)])}
                  error={inside[day] ?? null}
                  errorId={`${id}-${day}-error`}
                />
                {week[day] !== null && <CopyHours from={day} copy={(to) => copy(day, to)} />}
              </fieldset>
            )
          })}
        </div>
      )}
    </Stack>
  )
}
