import { ActionIcon, Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { limits } from '#catalogue/limits.ts'
import { ClockTime, localizeClockTime } from '#catalogue/messages/figure.ts'
import { allDay, isAllDay, isPastMidnight, type Span } from '#catalogue/opening/week.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import styles from './hours.module.css'

interface SpansEditorProps {
  /** The name in sentences: "Friday". */
  name: string
  /** Null while not set. */
  spans: readonly Span[] | null
  onChange: (spans: Span[]) => void
  /** The following day's name, for hours past midnight. */
  next?: string
  error: string | null
  errorId: string
}

type Kind = 'unsaid' | 'some' | 'allDay' | 'closed'

const noHours: Span = { opens: '', closes: '' }

/** The first span offered: the most common hours. */
const usual: Span = { opens: '08:00', closes: '22:00' }

export function SpansEditor(props: SpansEditorProps) {
  const { name, spans, onChange, next, error, errorId } = props
  const kind = kindOf(spans)
  const list = kind === 'some' ? (spans ?? []) : []

  function choose(chosen: string) {
    if (chosen === 'closed') onChange([])
    if (chosen === 'allDay') onChange([allDay])
    if (chosen === 'some') onChange([usual])
  }

  function put(at: number, span: Span) {
    onChange(list.map((one, place) => (place === at ? span : one)))
  }

  return (
    <div className={styles.spans}>
      <NativeSelect
        aria-label={t('hours.kindOf', { name })}
        aria-describedby={error ? errorId : undefined}
        className={styles.kind}
        data={kinds(kind)}
        value={kind}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <div className={styles.list}>
        {[...list.entries()].map(([at, span]) => (
          <div key={at} className={styles.span}>
            <TimeBox
              label={t('hours.opensOn', { name })}
              value={span.opens}
              isWrong={error !== null}
              onChange={(opens) => put(at, { ...span, opens })}
            />
            <span aria-hidden>–</span>
            <TimeBox
              label={t('hours.closesOn', { name })}
              value={span.closes === '24:00' ? '00:00' : span.closes}
              isWrong={error !== null}
              onChange={(closes) =>
                put(at, { ...span, closes: closes === '00:00' ? '24:00' : closes })
              }
            />
            {list.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('hours.remove', { name })}
                onClick={() => onChange(list.filter((_, place) => place !== at))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            )}
            <NextDayNote span={span} next={next} />
            {at === list.length - 1 && list.length < limits.spans && (
              <Button
                size="compact-sm"
                variant="subtle"
                className={styles.more}
                leftSection={<IconPlus size={14} aria-hidden />}
                aria-label={t('hours.moreOn', { name })}
                onClick={() => onChange([...list, noHours])}
              >
                {t('hours.more')}
              </Button>
            )}
          </div>
        ))}
      </div>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" id={errorId} className={styles.error}>
          {error}
        </Text>
      )}
    </div>
  )
}

interface TimeBoxProps {
  label: string
  value: string
  isWrong: boolean
  onChange: (time: string) => void
}

function TimeBox({ label, value, isWrong, onChange }: TimeBoxProps) {
  return (
    <TextInput
      type="time"
      aria-label={label}
      className={styles.time}
      data-invalid={(isWrong && value === '') || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Says that a span ends on the next day. */
function NextDayNote({ span, next }: { span: Span; next: string | undefined }) {
  if (span.opens === '' || span.closes === '') return null
  const isMidnight = span.closes === '24:00'
  if (!isMidnight && !isPastMidnight(span)) return null
  const time = localizeClockTime(currentLocale(), new ClockTime(span.closes))
  const words =
    next === undefined ? t('hours.untilNextDay', { time }) : t('hours.untilOn', { time, day: next })
  return (
    <Text size="sm" c="dimmed" className={styles.until}>
      {isMidnight ? t('hours.untilMidnight') : words}
    </Text>
  )
}

function kindOf(spans: readonly Span[] | null): Kind {
  if (spans === null) return 'unsaid'
  if (spans.length === 0) return 'closed'
  return isAllDay(spans) ? 'allDay' : 'some'
}

function kinds(chosen: Kind) {
  const unsaid = { value: 'unsaid', label: t('hours.notSet') }
  return [
    ...(chosen === 'unsaid' ? [unsaid] : []),
    { value: 'some', label: t('hours.some') },
    { value: 'allDay', label: labelled('Open 24 hours') },
    { value: 'closed', label: labelled('Closed') },
  ]
}
