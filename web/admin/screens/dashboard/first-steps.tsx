import { Anchor, Button, Text } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { countedOfType } from '#catalogue/wire/overview.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import type { FirstStep, Overview } from '#web/admin/api/wire.gen.ts'
import { SubmitDrafts } from '#web/admin/documents/actions/submit-drafts.tsx'
import { currentLocale, labelled, type PlainMessage, t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './dashboard.module.css'
import { DashboardPanel } from './panel.tsx'

const stepLabels = {
  brand: 'start.brand',
  people: 'start.people',
  restaurants: 'start.restaurants',
  categories: 'start.categories',
  dishes: 'start.menuItems',
  offers: 'start.offers',
  home: 'start.home',
  menu: 'start.menu',
  legal: 'start.legal',
} as const satisfies Record<FirstStep['step'], PlainMessage>

interface FirstStepsProps {
  found: NonNullable<Overview['first_steps']>
  /** The person's own drafts. */
  drafts: number
}

/** Renders the first steps of a new brand, until all are done. */
export function FirstSteps({ found: { steps, may_close }, drafts }: FirstStepsProps) {
  return (
    <DashboardPanel title={t('start.title')} more={may_close && <CloseSteps />} isWide>
      <Text c="dimmed">{steps.length > 0 ? t('start.intro') : t('start.introOthers')}</Text>
      <ol className={styles.rows}>
        {steps.map((one) => (
          <li key={one.step} className={styles.step}>
            {one.is_done ? (
              <IconCircleCheckFilled
                size={20}
                role="img"
                aria-label={t('start.done')}
                className={styles.done}
              />
            ) : (
              <IconCircle size={20} role="img" aria-label={t('start.toDo')} />
            )}
            <div>
              <Anchor component={Link} to={one.path} underline="always">
                {t(stepLabels[one.step])}
              </Anchor>
              <Hint>{progressOf(one)}</Hint>
            </div>
          </li>
        ))}
      </ol>
      {drafts > 0 && <SubmitDrafts language="" />}
    </DashboardPanel>
  )
}

/** Done or not: nobody counts them. */
const withoutFigures = new Set<FirstStep['step']>(['brand', 'people', 'menu'])

/** `3 of 5 live, 1 pending, 1 draft. Without content: Discover`. */
function progressOf({ step, wanted, live, pending, drafts, missing }: FirstStep): string {
  const figure = (value: number) =>
    `${value.toLocaleString(currentLocale())}${value >= countedOfType ? '+' : ''}`
  const done = withoutFigures.has(step)
    ? []
    : wanted > 1
      ? [t('start.liveOf', { done: Math.min(live, wanted), wanted })]
      : [t('start.live', { count: figure(live) })]
  const parts = [
    ...done,
    ...(pending > 0 ? [t('start.pending', { count: figure(pending) })] : []),
    ...(drafts > 0 ? [t('start.drafts', { count: figure(drafts) })] : []),
    ...(missing.length > 0 ? [t('start.missing', { names: listOf(missing.map(labelled)) })] : []),
  ]
  return parts.join(' · ')
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'unit' }).format(names)
}

function CloseSteps() {
  const dialogs = useDialogs()
  const { running, run } = useAction(t('start.close'), { refresh: refreshContent, isQuiet: true })
  async function close() {
    const isMeant = await dialogs.confirm({
      title: t('start.askClose'),
      message: t('start.closeMeans'),
      yes: t('start.close'),
      no: t('dialog.cancel'),
    })
    if (isMeant) await run('run', () => postApi('/dashboard/first-steps/close', { body: {} }))
  }
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-busy={running !== null}
      onClick={() => void close()}
    >
      {t('start.close')}
    </Button>
  )
}
