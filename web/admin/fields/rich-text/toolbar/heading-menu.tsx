import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { type PlainMessage, t } from '#web/admin/i18n/translate.ts'
import { headingLevels } from '../extensions.ts'
import styles from '../rich-text.module.css'

type Level = (typeof headingLevels)[number]

const words: Record<Level, PlainMessage> = {
  2: 'rich.heading2',
  3: 'rich.heading3',
  4: 'rich.heading4',
}

/** Is the line a paragraph or a heading, and of which level? */
export function HeadingMenu({ editor, tabIndex }: { editor: Editor; tabIndex: number }) {
  const level = headingLevels.find((one) => editor.isActive('heading', { level: one })) ?? null
  const style = t(level === null ? 'rich.paragraph' : words[level])

  function choose(chosen: string) {
    const chain = editor.chain().focus()
    const level = headingLevels.find((one) => String(one) === chosen)
    if (level) chain.setHeading({ level }).run()
    else chain.setParagraph().run()
  }

  return (
    <Menu
      position="bottom-start"
      zIndex={1100}
      returnFocus={false}
      keepMounted={false}
      // An element that is no choice would stand in the menu to take the focus first.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton
          className={styles.heading}
          data-tool
          tabIndex={tabIndex}
          aria-label={t('rich.heading', { style })}
          onMouseDown={(event) => event.preventDefault()}
        >
          <span className={styles.style}>{style}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={String(level)} onChange={choose}>
          {[null, ...headingLevels].map((one) => (
            <Menu.RadioItem
              key={one}
              value={String(one)}
              closeMenuOnClick
              className={styles.choice}
              data-level={one ?? undefined}
            >
              {t(one === null ? 'rich.paragraph' : words[one])}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
