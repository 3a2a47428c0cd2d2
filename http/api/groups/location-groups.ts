import { z } from 'zod'
import { location } from '#catalogue/collections/location.ts'
import { ruleSchema } from '#catalogue/content/group-rule.ts'
import { limits } from '#catalogue/limits.ts'
import { disclosureNames } from '#catalogue/menu-law/profiles/disclosure-profiles.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { idNumber, nameOfText, plainText } from '#catalogue/text/plain-text.ts'
import { locationGroup } from '#catalogue/wire/groups.ts'
import { listPageOf } from '#catalogue/wire.ts'
import { listGroups, viewGroup } from '#domain/groups/list-groups.ts'
import { addGroup, changeGroup, removeGroup } from '#domain/groups/save-group.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { actorOf, defineRoute, nothing, type Route } from '#http/call/route.ts'

const name = nameOfText(limits.title).refine(
  (text) => text !== '',
  serializeMessage(inputMessages.missing),
)

const changed = {
  parent_id: idNumber.nullable().optional(),
  locations: z.array(idNumber).max(limits.groups.locations).optional(),
  rule: ruleSchema(location).nullable().optional(),
  disclosure: z.array(z.enum(disclosureNames)).max(disclosureNames.length).optional(),
}

/** Groups of restaurants (contract section 11). */
export const locationGroupRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/locations/groups',
    allow: 'content.view',
    summary: 'Groups of restaurants, by name',
    query: z.object({ ...pageQuery, search: plainText(limits.search).optional() }),
    response: listPageOf(locationGroup),
    async run({ store, query }) {
      const { groups, total } = await listGroups(store.db, query.search ?? '', pageOf(query))
      return { message: messages.loaded, data: paginate(groups, total, query) }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/locations/groups/{id}',
    allow: 'content.view',
    summary: 'A group of restaurants',
    response: locationGroup,
    async run({ store, params }) {
      return { message: messages.loaded, data: await viewGroup(store.db, params.id ?? 0) }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/locations/groups',
    allow: 'groups.edit',
    summary: 'A new group of restaurants, chosen by hand (`locations`), by a rule, or both',
    body: z.strictObject({ name, ...changed }),
    response: locationGroup,
    async run(call) {
      const { store, now, body } = call
      const actor = actorOf(call)
      const data = await store.write((tx) => addGroup({ db: tx, actor, now: now() }, body))
      log(call, data.id, 'a group of restaurants was added')
      return { message: groupMessages.saved, data }
    },
  }),
  defineRoute({
    methods: ['post', 'patch'],
    path: '/locations/groups/{id}',
    allow: 'groups.edit',
    summary: 'Change a group of restaurants; what is left out stays',
    body: z.strictObject({ name: name.optional(), ...changed }),
    response: locationGroup,
    async run(call) {
      const { store, now, params, body } = call
      const actor = actorOf(call)
      const id = params.id ?? 0
      const data = await store.write((tx) => changeGroup({ db: tx, actor, now: now() }, id, body))
      log(call, id, 'a group of restaurants was changed')
      return { message: groupMessages.saved, data }
    },
  }),
  defineRoute({
    methods: ['delete'],
    path: '/locations/groups/{id}',
    allow: 'groups.edit',
    summary: 'Delete a group of restaurants that nothing names; the restaurants stay',
    problems: ['conflict'],
    response: nothing,
    async run(call) {
      const { store, now, params } = call
      const actor = actorOf(call)
      const id = params.id ?? 0
      await store.write((tx) => removeGroup({ db: tx, actor, now: now() }, id))
      log(call, id, 'a group of restaurants was deleted')
      return { message: groupMessages.deleted, data: {} }
    },
  }),
]

type LoggedCall = Parameters<typeof actorOf>[0]

function log(call: LoggedCall, groupId: number, what: string): void {
  const { log, requestId } = call
  log.info({ requestId, actor: actorOf(call), groupId }, what)
}
