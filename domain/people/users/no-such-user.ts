import { peopleMessages } from '#catalogue/people/people-messages.ts'
import { Problem } from '#domain/problem.ts'

export function noSuchUser(): Problem {
  return new Problem('not-found', peopleMessages.noSuchUser)
}
