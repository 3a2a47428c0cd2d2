import { UnstyledButton } from '@mantine/core'
import {
  IconBlockquote,
  IconBurger,
  IconCards,
  IconDiscount,
  IconHelpCircle,
  IconLayoutGrid,
  IconLayoutSidebar,
  IconListNumbers,
  IconMapPin,
  IconMovie,
  IconNews,
  IconNumbers,
  IconPhoto,
  IconPhotoStar,
  type IconProps,
  IconSpeakerphone,
  IconTextCaption,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { RowKind } from '#catalogue/field.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import styles from './block-palette.module.css'

/** The icons of our kinds; a brand's kinds have the general one. */
const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  hero: IconPhotoStar,
  text: IconTextCaption,
  picture_text: IconLayoutSidebar,
  cards: IconCards,
  gallery: IconPhoto,
  video: IconMovie,
  quote: IconBlockquote,
  offers: IconDiscount,
  items: IconBurger,
  locations: IconMapPin,
  faqs: IconHelpCircle,
  news: IconNews,
  steps: IconListNumbers,
  numbers: IconNumbers,
  call_to_action: IconSpeakerphone,
}

interface BlockPaletteProps {
  kinds: readonly RowKind[]
  onChoose: (kind: RowKind) => void
  onClose: () => void
}

/** Renders the kinds of blocks to choose from, each with an icon and a sentence. */
export function BlockPalette({ kinds, onChoose, onClose }: BlockPaletteProps) {
  return (
    <Dialog onClose={onClose} title={t('blocks.choose')} size="lg">
      <ul className={styles.kinds}>
        {kinds.map((kind) => {
          const Icon = icons[kind.kind] ?? IconLayoutGrid
          return (
            <li key={kind.kind}>
              <UnstyledButton className={styles.kind} onClick={() => onChoose(kind)}>
                <Icon size={24} aria-hidden className={styles.icon} />
                <span>
                  <strong>{labelled(kind.label)}</strong>
                  <span className={styles.hint}>{labelled(kind.hint)}</span>
                </span>
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
