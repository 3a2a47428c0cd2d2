import { Textarea } from '@mantine/core'
import { limits } from '#catalogue/limits.ts'
import { textBox } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'

interface RemarksBoxProps {
  remarks: string
  hint: string
  isDisabled?: boolean
  /** Whether it has the focus when its dialog opens. */
  isFocused?: boolean
  onType: (remarks: string) => void
}

/** Renders the box for the remarks of a rejection. */
export function RemarksBox({
  remarks,
  hint,
  isDisabled = false,
  isFocused = false,
  onType,
}: RemarksBoxProps) {
  return (
    <Textarea
      label={t('approval.remarks')}
      description={hint}
      autosize
      minRows={3}
      maxRows={10}
      {...textBox(remarks, limits.remarks, onType)}
      disabled={isDisabled}
      {...(isFocused ? { 'data-autofocus': true } : {})}
    />
  )
}
