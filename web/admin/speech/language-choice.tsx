import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { directionOf, languageNames, languages, languageTags } from '#catalogue/languages.ts'
import { chooseLanguage, say, spokenLanguage } from './speech.ts'

/** Chooses the reader's language, each by its own name. The page begins anew in it; edits are kept. */
export function LanguageChoice() {
  const now = spokenLanguage()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Tooltip label={say('speech.language')}>
          <ActionIcon variant="default" size={36} aria-label={say('speech.language')}>
            <IconLanguage size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            lang={languageTags[language]}
            dir={directionOf(language)}
            aria-current={language === now}
            fw={language === now ? 700 : undefined}
            onClick={() => {
              chooseLanguage(localStorage, language)
              window.location.reload()
            }}
          >
            {languageNames[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
