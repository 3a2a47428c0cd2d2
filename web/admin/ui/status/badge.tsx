import type { IconProps } from '@tabler/icons-react'
import type { ComponentType, CSSProperties } from 'react'
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
