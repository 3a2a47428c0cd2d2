import type { Topic } from '#catalogue/search/topics.ts'

/** Returns the index term of a topic; its prefix is in no word that people type. */
export function topicWord(topic: Topic): string {
  return `§${topic}`
}

/** Returns the index term of a text that is about nothing else. */
export function aboutWord(topic: Topic): string {
  return `§§${topic}`
}

export function isTopicWord(word: string): boolean {
  return word.startsWith('§')
}
