import { communityPost, type PostKind } from '#catalogue/collections/community-post.ts'
import type { Picture } from '#catalogue/published.ts'
import { type Dated, resolveNear, resolveNewest } from '#domain/reading/newest-entries.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { ResolvedEntry } from '#domain/reading/resolve-entries.ts'

export type PostEntry = ResolvedEntry<typeof communityPost>

export interface Post {
  id: number
  path: string
  kind: PostKind
  title: string
  summary: string
  /** `2026-05-01` */
  day: string
  picture: Picture | null
  /** Beside the cover. */
  pictures: number
  /** Published at (ISO 8601 UTC). */
  since: string
}

export const listPaths: Readonly<Record<PostKind, '/community/news' | '/community/gallery'>> = {
  news: '/community/news',
  gallery: '/community/gallery',
}

export const kindNames: Readonly<Record<PostKind, 'community.news' | 'community.gallery'>> = {
  news: 'community.news',
  gallery: 'community.gallery',
}

const newest = (kind: PostKind): Dated => ({ values: { kind }, by: 'date' })

/** Returns a page of the posts of a kind, newest first. */
export async function loadPosts(
  reading: Reading,
  kind: PostKind,
  page: { limit: number; offset: number },
): Promise<Post[]> {
  return (await resolveNewest(reading, communityPost, newest(kind), page)).map(toPost)
}

/** Returns the posts of the same kind that are closest in time. */
export async function loadRelated(reading: Reading, post: Post, most: number): Promise<Post[]> {
  const near = await resolveNear(reading, communityPost, newest(post.kind), { entry: post, most })
  return near.map(toPost)
}

export function toPost({ id, path, since, values }: PostEntry): Post {
  const { kind, title, summary, date, image, pictures } = values
  return {
    ...{ id, kind, title, summary, since },
    path: path ?? listPaths[kind],
    day: date ?? since.slice(0, 10),
    picture: image ?? pictures[0]?.picture ?? null,
    pictures: pictures.length,
  }
}
