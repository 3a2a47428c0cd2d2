import { Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { contrast } from '#catalogue/sections/site/contrast.ts'
import { currentLocale, t } from '#web/admin/i18n/translate.ts'
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
        {t('settings.colourForm')}
      </Text>
    )
  }
  // A ratio is never rounded up: 4.49 is not 4.5.
  const found = Math.floor(contrast(primary, secondary) * 100) / 100
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const ratio = `${found.toLocaleString(currentLocale(), digits)}:1`
  const Icon = isRefused ? IconAlertTriangle : IconCircleCheck
  const brand: CSSProperties = { '--sample': primary, '--sample-text': secondary }
  return (
    <Group gap="md">
      <span className={styles.sample} style={brand} aria-hidden="true">
        <span className={styles.button}>{t('settings.sampleButton')}</span>
        <span>{t('settings.sampleText')}</span>
      </span>
      <Text size="sm" role="status" className={isRefused ? styles.refused : styles.good}>
        <Icon size={18} aria-hidden />
        {isRefused ? t('settings.contrastBad', { ratio }) : t('settings.contrastGood', { ratio })}
      </Text>
    </Group>
  )
}

function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}
