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
import { labelled } from '#web/admin/i18n/translate.ts'
import { Badge } from './badge.tsx'

const icons: Record<State, ComponentType<IconProps>> = {
  draft: IconPencil,
  pending: IconClock,
  approved: IconCircleCheck,
  expired: IconHistoryOff,
  rejected: IconCircleX,
}

function stateOf(code: number): State {
  const found = Object.entries(stateCodes).find(([, number]) => number === code)
  return (found?.[0] as State | undefined) ?? 'draft'
}

export function StatusBadge({ code }: { code: number }) {
  const state = stateOf(code)
  return <Badge icon={icons[state]} tone={state} words={labelled(stateNames[state])} />
}
