import { Anchor, Text } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Overview } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './dashboard.module.css'
import { Panel } from './panel.tsx'

type Steps = NonNullable<Overview['first_steps']>

const words = {
  brand: 'start.brand',
  menu: 'start.menu',
  home: 'start.home',
  dishes: 'start.dishes',
  restaurants: 'start.restaurants',
  people: 'start.people',
} as const

/** What a new brand does first: as long as its home page has nothing to show. */
export function FirstSteps({ steps }: { steps: Steps }) {
  return (
    <Panel title={t('start.title')} isWide>
      <Text c="dimmed">{steps.length > 0 ? t('start.intro') : t('start.introOthers')}</Text>
      <ol className={styles.rows}>
        {steps.map(({ step, path, is_done }) => (
          <li key={step} className={styles.step}>
            {is_done ? (
              <IconCircleCheckFilled
                size={20}
                role="img"
                aria-label={t('start.done')}
                className={styles.done}
              />
            ) : (
              <IconCircle size={20} role="img" aria-label={t('start.toDo')} />
            )}
            <Anchor component={Link} to={path} underline="always">
              {t(words[step])}
            </Anchor>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
