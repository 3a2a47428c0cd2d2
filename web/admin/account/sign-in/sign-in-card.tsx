import { Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { limits } from '#catalogue/limits.ts'
import { LanguageChoice } from '#web/admin/i18n/language-choice.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { CheckMark } from '#web/admin/ui/check-mark.tsx'
import styles from './sign-in.module.css'

interface SignInCardProps {
  title: string
  heading: string
  means?: string | false
  isWide?: boolean
  children: ReactNode
}

export function SignInCard({ title, heading, means, isWide, children }: SignInCardProps) {
  return (
    <main className={styles.page}>
      <title>{`${title} · Linecheck`}</title>
      <Paper withBorder radius="lg" p="xl" className={styles.card} data-wide={isWide}>
        <Stack gap="lg">
          <Group justify="space-between">
            <CheckMark size={44} />
            <LanguageChoice />
          </Group>
          <div>
            <Title order={1} size="h2">
              {heading}
            </Title>
            {means && <Text c="dimmed">{means}</Text>}
          </div>
          {children}
        </Stack>
      </Paper>
    </main>
  )
}

export function LoginBox({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <TextInput
      ref={ref}
      label={t('login.userName')}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.login}
      required
      withAsterisk={false}
      autoFocus
      size="md"
    />
  )
}
