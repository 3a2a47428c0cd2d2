import { Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { contrast } from '#catalogue/frame/contrast.ts'
import styles from './colour-check.module.css'

interface ColourCheckProps {
  primary: string
  secondary: string
  isRefused: boolean
}

/** The colours as visitors will see them, and whether people can read them, while choosing. */
export function ColourCheck({ primary, secondary, isRefused }: ColourCheckProps) {
  if (!isColour(primary) || !isColour(secondary)) {
    return (
      <Text size="sm" role="status" className={styles.refused}>
        Colours look like #ffb81c.
      </Text>
    )
  }
  // A ratio is never rounded up: 4.49 is not 4.5.
  const ratio = (Math.floor(contrast(primary, secondary) * 100) / 100).toFixed(2)
  const Icon = isRefused ? IconAlertTriangle : IconCircleCheck
  const brand: CSSProperties = { '--sample': primary, '--sample-text': secondary }
  return (
    <Group gap="md">
      <span className={styles.sample} style={brand} aria-hidden="true">
        <span className={styles.button}>Order now</span>
        <span>Big food, few words</span>
      </span>
      <Text size="sm" role="status" className={isRefused ? styles.refused : styles.good}>
        <Icon size={18} aria-hidden />
        {isRefused
          ? `Contrast ${ratio}:1. These colours cannot be saved: see above.`
          : `Contrast ${ratio}:1. People can read this.`}
      </Text>
    </Group>
  )
}

function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}
