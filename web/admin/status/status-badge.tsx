import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHistoryOff,
  IconPencil,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { type State, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import { labelled } from '#web/admin/speech/speech.ts'
import styles from './status-badge.module.css'

const icons: Record<State, ComponentType<IconProps>> = {
  draft: IconPencil,
  pending: IconClock,
  approved: IconCircleCheck,
  expired: IconHistoryOff,
  rejected: IconCircleX,
}

/** The state that a number on the wire stands for. */
function stateOf(code: number): State {
  const found = Object.entries(stateCodes).find(([, number]) => number === code)
  return (found?.[0] as State | undefined) ?? 'draft'
}

/** A state by word, colour and icon together. */
export function StatusBadge({ code }: { code: number }) {
  const state = stateOf(code)
  const Icon = icons[state]
  return (
    <span className={styles.badge} data-state={state}>
      <Icon size={15} stroke={2.2} aria-hidden />
      {labelled(stateNames[state])}
    </span>
  )
}
