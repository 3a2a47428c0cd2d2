import { TextInput } from '@mantine/core'
import { followsWire } from '#catalogue/fields/link.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { lineInput } from '#web/admin/fields/line-input.ts'
import { AddressWarning } from '#web/admin/fields/link-warnings.tsx'
import { ownLink } from '#web/admin/fields/sent-of.ts'
import { t } from '#web/admin/i18n/translate.ts'

export function LinkControl({ field, row, change, error }: ControlProps) {
  const { follows, wire } = field
  const value = ownLink(field, row)
  const put = (typed: string) =>
    change({ [wire]: typed, ...(follows ? { [followsWire]: typed === '' } : {}) })
  return (
    <div>
      <TextInput
        {...fieldWords(field, t(follows ? 'field.linkFollowsHint' : 'field.linkHint'))}
        withAsterisk={field.required}
        error={error}
        {...lineInput(field, value)}
        value={value}
        onChange={(event) => put(event.currentTarget.value)}
      />
      {!field.isRedirected && <AddressWarning address={value} />}
    </div>
  )
}
