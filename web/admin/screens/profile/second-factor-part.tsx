import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import {
  IconDeviceMobile,
  IconFingerprint,
  IconLifebuoy,
  IconShieldLock,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { hasPasskeys } from '#web/admin/account/second-factor/device-passkeys.ts'
import { factorQuery, refreshFactor } from '#web/admin/account/second-factor/factor-query.ts'
import type { Change } from '#web/admin/account/second-factor/flow.tsx'
import type { SecondFactor } from '#web/admin/api/wire.gen.ts'
import { formatDate, formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { Panel } from '#web/admin/ui/panel/panel.tsx'
import styles from './profile.module.css'

const ChangeFlow = partLater(
  async () => (await import('#web/admin/account/second-factor/flow.tsx')).ChangeFlow,
  () => <SkeletonStack count={3} height={44} />,
)

/** Renders the app, the passkeys and the recovery codes; each change asks for the password. */
export function SecondFactorPart() {
  const factor = useQuery(factorQuery)
  const [change, setChange] = useState<Change | null>(null)
  return (
    <Panel title={t('factor.title')} intro={t('factor.intro')}>
      <Loaded query={factor} skeleton={<SkeletonStack count={3} height={60} />}>
        {(data) => (
          <>
            {data.required && (
              <Alert role="note" color="ink" icon={<IconShieldLock aria-hidden />}>
                {t('factor.required')}
              </Alert>
            )}
            <Rows factor={data} onOpen={setChange} />
            {change && (
              <ChangeDialog change={change} factor={data} onClose={() => setChange(null)} />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

const titles = {
  app: 'factor.app',
  passkey: 'factor.addPasskey',
  off: 'factor.switchOff',
  codes: 'factor.newCodes',
  drop: 'factor.removePasskey',
} as const

interface ChangeDialogProps {
  change: Change
  factor: SecondFactor
  onClose: () => void
}

function ChangeDialog({ change, factor, onClose }: ChangeDialogProps) {
  // Recovery codes are shown once, so the dialog cannot be closed meanwhile.
  const [isHeld, hold] = useState(false)

  function end() {
    refreshFactor()
    onClose()
  }

  return (
    <Dialog
      onClose={() => {
        if (!isHeld) end()
      }}
      title={t(titles[change.kind])}
      centered
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={!isHeld}
    >
      <ChangeFlow
        change={change}
        factor={factor}
        isHeld={isHeld}
        onHold={hold}
        onCancel={end}
        onDone={end}
      />
    </Dialog>
  )
}

function Rows({ factor, onOpen }: { factor: SecondFactor; onOpen: (change: Change) => void }) {
  const { app_since, passkeys, recovery_codes_left } = factor
  const isOn = app_since !== null || passkeys.length > 0
  return (
    <Stack component="ul" gap={0} className={styles.sessions} aria-label={t('factor.title')}>
      <Row
        icon={IconDeviceMobile}
        name={t('factor.app')}
        isOn={app_since !== null}
        means={app_since ? t('factor.since', { date: formatDate(app_since) }) : t('factor.none')}
      >
        <Button
          variant="default"
          size="compact-md"
          onClick={() => onOpen({ kind: app_since ? 'off' : 'app' })}
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
            made: formatDate(created_at),
            used: last_used_at ? formatMoment(last_used_at) : t('users.never'),
          })}
        >
          <Button
            variant="default"
            size="compact-md"
            aria-label={t('factor.removePasskeyNamed', { name })}
            onClick={() => onOpen({ kind: 'drop', id, name })}
          >
            {t('factor.removePasskey')}
          </Button>
        </Row>
      ))}
      {hasPasskeys() && (
        <Row icon={IconFingerprint} name={t('factor.passkeys')} means={t('factor.passkeysMean')}>
          <Button variant="default" size="compact-md" onClick={() => onOpen({ kind: 'passkey' })}>
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
          <Button variant="default" size="compact-md" onClick={() => onOpen({ kind: 'codes' })}>
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
        <Hint>{means}</Hint>
      </div>
      {children}
    </Group>
  )
}
