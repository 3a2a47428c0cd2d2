import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import {
  IconDeviceMobile,
  IconFingerprint,
  IconLifebuoy,
  IconShieldLock,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { factorQuery, refreshFactor } from '#web/admin/account/second-factor/factor-query.ts'
import type { Change } from '#web/admin/account/second-factor/flow.tsx'
import { hasPasskeys } from '#web/admin/account/second-factor/passkey-answers.ts'
import type { SecondFactor } from '#web/admin/api/wire.gen.ts'
import { dateWords, momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { useFocusReturn } from '#web/admin/ui/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Part } from '#web/admin/ui/part/part.tsx'
import styles from './profile.module.css'

const ChangeFlow = partLater(
  async () => (await import('#web/admin/account/second-factor/flow.tsx')).ChangeFlow,
  () => (
    <Stack aria-busy="true">
      <SkeletonRows count={3} height={44} />
    </Stack>
  ),
)

/** The app, the passkeys and the recovery codes; each change asks who sits there. */
export function SecondFactorPart() {
  const factor = useQuery(factorQuery)
  const [change, setChange] = useState<Change | null>(null)
  return (
    <Part title={t('factor.title')} intro={t('factor.intro')}>
      {factor.isError && !factor.data && (
        <LoadFailed error={factor.error} retry={() => void factor.refetch()} />
      )}
      {factor.isPending && (
        <Stack aria-busy="true">
          <SkeletonRows count={3} height={60} />
        </Stack>
      )}
      {factor.data?.required && (
        <Alert role="note" color="ink" icon={<IconShieldLock aria-hidden />}>
          {t('factor.required')}
        </Alert>
      )}
      {factor.data && <Rows factor={factor.data} open={setChange} />}
      {change && factor.data && (
        <ChangeDialog change={change} factor={factor.data} close={() => setChange(null)} />
      )}
    </Part>
  )
}

const titles = {
  app: 'factor.app',
  passkey: 'factor.addPasskey',
  off: 'factor.switchOff',
  codes: 'factor.newCodes',
  drop: 'factor.drop',
} as const

interface ChangeDialogProps {
  change: Change
  factor: SecondFactor
  close: () => void
}

function ChangeDialog({ change, factor, close }: ChangeDialogProps) {
  useFocusReturn()
  // Recovery codes are shown once.
  const [isHeld, hold] = useState(false)

  function end() {
    // Who had to have one has, or has no more.
    refreshFactor()
    close()
  }

  const closeIfOnTop = useLayer(() => {
    if (!isHeld) end()
  })
  return (
    <Modal
      opened
      onClose={closeIfOnTop}
      title={t(titles[change.kind])}
      centered
      size="lg"
      stackId="factor"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={!isHeld}
    >
      <ChangeFlow
        change={change}
        factor={factor}
        isHeld={isHeld}
        hold={hold}
        cancel={end}
        done={end}
      />
    </Modal>
  )
}

function Rows({ factor, open }: { factor: SecondFactor; open: (change: Change) => void }) {
  const { app_since, passkeys, recovery_codes_left } = factor
  const isOn = app_since !== null || passkeys.length > 0
  return (
    <Stack component="ul" gap={0} className={styles.sessions} aria-label={t('factor.title')}>
      <Row
        icon={IconDeviceMobile}
        name={t('factor.app')}
        isOn={app_since !== null}
        means={app_since ? t('factor.since', { date: dateWords(app_since) }) : t('factor.none')}
      >
        <Button
          variant="default"
          size="compact-md"
          onClick={() => open({ kind: app_since ? 'off' : 'app' })}
        >
          {app_since ? t('factor.switchOff') : t('factor.setUp')}
        </Button>
      </Row>
      {passkeys.map(({ id, name, created_at, last_used_at }) => (
        <Row
          key={id}
          icon={IconFingerprint}
          name={name}
          isOn
          means={t('factor.passkeyFacts', {
            made: dateWords(created_at),
            used: last_used_at ? momentWords(last_used_at) : t('users.never'),
          })}
        >
          <Button
            variant="default"
            size="compact-md"
            aria-label={t('factor.dropNamed', { name })}
            onClick={() => open({ kind: 'drop', id, name })}
          >
            {t('factor.drop')}
          </Button>
        </Row>
      ))}
      {hasPasskeys() && (
        <Row icon={IconFingerprint} name={t('factor.passkeys')} means={t('factor.passkeysMean')}>
          <Button variant="default" size="compact-md" onClick={() => open({ kind: 'passkey' })}>
            {t('factor.addPasskey')}
          </Button>
        </Row>
      )}
      {isOn && (
        <Row
          icon={IconLifebuoy}
          name={t('factor.codes')}
          means={t('factor.codesLeft', { left: recovery_codes_left })}
        >
          <Button variant="default" size="compact-md" onClick={() => open({ kind: 'codes' })}>
            {t('factor.newCodes')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

interface RowProps {
  icon: ComponentType<{ size: number; stroke: number; className: string }>
  name: string
  means: string
  isOn?: boolean
  children: ReactNode
}

function Row({ icon: Icon, name, means, isOn = false, children }: RowProps) {
  return (
    <Group component="li" className={styles.session} wrap="nowrap" align="flex-start" gap="sm">
      <Icon size={24} stroke={1.6} aria-hidden className={styles.device ?? ''} />
      <div className={styles.facts}>
        <Group gap="xs">
          <Text fw={500}>
            <bdi>{name}</bdi>
          </Text>
          {isOn && <span className={styles.here}>{t('factor.on')}</span>}
        </Group>
        <Text size="sm" c="dimmed">
          {means}
        </Text>
      </div>
      {children}
    </Group>
  )
}
