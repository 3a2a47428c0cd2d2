import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { t } from '#web/admin/i18n/translate.ts'

export function ColourScheme() {
  const { setColorScheme } = useMantineColorScheme()
  const now = useComputedColorScheme('light')
  const next = now === 'light' ? 'dark' : 'light'
  const label = next === 'dark' ? t('shell.dark') : t('shell.light')
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        onClick={() => setColorScheme(next)}
      >
        {next === 'dark' ? <IconMoon size={18} aria-hidden /> : <IconSun size={18} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  )
}
