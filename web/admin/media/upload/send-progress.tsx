import { Group, type MantineSpacing, Progress, Text } from '@mantine/core'
import { t } from '#web/admin/i18n/translate.ts'
import { percentWords } from '#web/admin/media/files/size-words.ts'

interface SendProgressProps {
  /** What is sent. */
  name: string
  /** 0 to 1; at 1 everything has left and the server is looking at it. */
  share: number
  mt?: MantineSpacing
}

/** How much of a file has left, in a bar and in words. */
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
        {isChecking ? t('upload.checking') : percentWords(percent / 100)}
      </Text>
    </Group>
  )
}
