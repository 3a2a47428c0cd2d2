import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { limits } from '#catalogue/limits.ts'

const typingPause = 250

interface TypedSearchProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** What is searched for now, as the address has it. */
  words: string
  search: (words: string) => void
}

/** A search box whose words stand in the address: it searches when the typing rests. */
export function TypedSearch({ words, search, ...rest }: TypedSearchProps) {
  const [typed, setTyped] = useState(words)
  const searchLater = useDebouncedCallback((text: string) => search(text.trim()), typingPause)

  // Back and Forward change the words too.
  useEffect(() => {
    setTyped((now) => (now.trim() === words ? now : words))
  }, [words])

  return (
    <TextInput
      type="search"
      maxLength={limits.search}
      leftSection={<IconSearch size={16} aria-hidden />}
      {...rest}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        searchLater(value)
      }}
    />
  )
}
