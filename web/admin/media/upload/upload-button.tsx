import {
  Button,
  type ButtonProps,
  Group,
  Input,
  type MantineSpacing,
  Progress,
  Text,
} from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { formatPercent } from '#web/admin/media/files/format-size.ts'
import type { Accepted } from './chosen-files.ts'
import type { OneUpload } from './use-one-upload.ts'

interface UploadButtonProps extends ButtonProps {
  upload: OneUpload
  accepted: Accepted
  onChoose: (file: File) => void
  children: ReactNode
}

export function UploadButton({ upload, accepted, onChoose, children, ...rest }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const { sending, error } = upload
  return (
    <div>
      <Button
        variant="default"
        {...rest}
        onClick={() => (sending ? upload.cancel() : input.current?.click())}
      >
        {sending ? t('upload.cancel') : children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={typeof children === 'string' ? children : undefined}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
      {sending && <SendProgress {...sending} mt={6} />}
      {error && (
        <Input.Error size="sm" mt={6} role="alert">
          {error.sentence.includes(error.name) ? error.sentence : t('upload.refused', error)}
        </Input.Error>
      )}
    </div>
  )
}

interface SendProgressProps {
  name: string
  /** 0 to 1; at 1 the server is processing it. */
  share: number
  mt?: MantineSpacing
}

export function SendProgress({ name, share, mt = 0 }: SendProgressProps) {
  const percent = Math.floor(share * 100)
  const isChecking = share >= 1
  return (
    <Group gap="sm" wrap="nowrap" w="100%" mt={mt}>
      <Progress.Root flex={1} size="md">
        <Progress.Section
          value={percent}
          animated={isChecking}
          color="ink"
          aria-label={t('upload.of', { name })}
        />
      </Progress.Root>
      <Text size="sm" c="dimmed" miw={72} ta="end">
        {isChecking ? t('upload.checking') : formatPercent(percent / 100)}
      </Text>
    </Group>
  )
}
