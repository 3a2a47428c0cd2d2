import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'

const typingPause = 250

interface TypedSearchProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  words: string
  onSearch: (words: string) => void
}

/** Renders a search box whose words are in the address. It searches when typing pauses. */
export function TypedSearch({ words, onSearch, ...rest }: TypedSearchProps) {
  const [typed, setTyped] = useState(words)
  const searched = useRef(words)
  const searchLater = useDebouncedCallback((text: string) => {
    searched.current = text.trim()
    onSearch(searched.current)
  }, typingPause)

  // Links, Back and Forward change the words too. The address catching up with a search of this
  // box is no such change: taking it over would delete the letters typed meanwhile.
  useEffect(() => {
    if (words === searched.current) return
    searched.current = words
    setTyped(words)
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
