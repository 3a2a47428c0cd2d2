import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHistoryOff,
  IconPencil,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType, CSSProperties } from 'react'
import { type State, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import styles from './badge.module.css'

/** The colours that a state of content has everywhere (specification section 5). */
export type Tone = 'draft' | 'pending' | 'approved' | 'expired' | 'rejected'

interface BadgeProps {
  icon: ComponentType<IconProps>
  words: string
  tone?: Tone
  /** Custom colours in place of a tone. */
  style?: CSSProperties
}

export function Badge({ icon: Icon, words, tone, style }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} style={style}>
      <Icon size={15} stroke={2.2} aria-hidden />
      {words}
    </span>
  )
}

const icons: Record<State, ComponentType<IconProps>> = {
  draft: IconPencil,
  pending: IconClock,
  approved: IconCircleCheck,
  expired: IconHistoryOff,
  rejected: IconCircleX,
}

function stateOf(code: number): State {
  const entry = Object.entries(stateCodes).find(([, number]) => number === code)
  return (entry?.[0] as State | undefined) ?? 'draft'
}

export function StatusBadge({ code }: { code: number }) {
  const state = stateOf(code)
  return <Badge icon={icons[state]} tone={state} words={labelled(stateNames[state])} />
}
