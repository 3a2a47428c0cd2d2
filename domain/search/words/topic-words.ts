import type { Topic } from '#catalogue/search/topics.ts'

/** How the index knows what a text has to do with; the sign in front is in no word that people type. */
export function topicWord(topic: Topic): string {
  return `§${topic}`
}

/** The same of what is about nothing else. */
export function aboutWord(topic: Topic): string {
  return `§§${topic}`
}

export function isTopicWord(word: string): boolean {
  return word.startsWith('§')
}
