import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { limits } from '#catalogue/limits.ts'
import { linkTarget } from '#catalogue/text/link-target.ts'
import { linkCheckQuery } from '#web/admin/api/queries.ts'
import styles from './link-warnings.module.css'
import type { Row } from './row.ts'

/** Debounce before an address is checked, in ms. */
const typingPause = 400

/** Warns while guests cannot open the address in a field; saving stays possible. */
export function AddressWarning({ address }: { address: string }) {
  const typed = address.trim()
  const [checked] = useDebouncedValue(typed, typingPause)
  const isChecked = isOwn(checked) && checked.length <= limits.url
  const { data } = useQuery({ ...linkCheckQuery({ address: checked }), enabled: isChecked })
  return <Warnings sentences={isChecked && checked === typed ? (data?.warnings ?? []) : []} />
}

/** Whether a link leads to this host. Only the server knows the site's other domains. */
function isOwn(address: string): boolean {
  if (linkTarget(address) !== null) return true
  if (address.startsWith('/')) return !address.startsWith('//')
  return URL.canParse(address) && new URL(address).host === location.host
}

/** Warns while guests cannot open a link of a menu. */
export function MenuLinkWarning({ link: { page_id, entity_type, entry_id, url } }: { link: Row }) {
  const address = typeof page_id === 'string' ? page_id : url
  const query = {
    ...(typeof page_id === 'number' && { pages: String(page_id) }),
    ...(typeof entity_type === 'string' && { entity_type, entry_id: Number(entry_id) }),
    ...(typeof address === 'string' && isOwn(address) && { address }),
  }
  const isChecked = Object.keys(query).length > 0
  const { data } = useQuery({ ...linkCheckQuery(query), enabled: isChecked })
  return <Warnings sentences={isChecked ? (data?.warnings ?? []) : []} />
}

/** Always rendered, so that screen readers announce a warning when it comes. */
function Warnings({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status" className={styles.warnings}>
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm" className={styles.warning}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>{sentence}</span>
        </Text>
      ))}
    </div>
  )
}
