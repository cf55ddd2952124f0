import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { memoize } from '#src/turns/remembered.ts';
import type { HookRow } from '#src/domains/delivery/webhook-engine/table.ts';
import { changeSettings } from '#src/settings/table.ts';
import { type Call, type Calls, type Harmless, NOBODY, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';
import { seedHook, seedLogEntry } from '#test/support/receiver.ts';

const url = 'http://192.0.2.1/{place}';

/** The address of a receiver of this process that takes everything. */
const listening = memoize(async () => {
  const server = createServer((_, response) => void response.end()).unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

/** The calls of hooks of a project, or a group, that succeed. */
export function callsOfHooks(kind: 'Project' | 'Group'): Calls {
  const placeOf = (world: World) => (kind === 'Project' ? world.project : world.group);
  const path = (world: World) => `/${kind.toLowerCase()}s/${placeOf(world).id}/hooks`;

  /** A hook of the administrator. */
  async function another(world: World): Promise<Call> {
    const made = await world.api.as(world.people.administrator).post(path(world), {
      url: 'https://93.184.215.14/{place}',
      url_variables: [{ key: 'place', value: 'here' }],
      custom_headers: [{ key: 'X-Own', value: 'mine' }],
    });
    return { ...none, params: { id: placeOf(world).id, hook_id: made.body.id } };
  }
  const naming =
    (key: string, body: Call['body'] = null) =>
    async (world: World) => {
      const call = await another(world);
      return { ...call, params: { ...call.params, key }, body };
    };
  /** A hook with a receiver that answers. */
  async function answered(world: World): Promise<HookRow> {
    const { db } = world;
    const url = await listening();
    const settings = { outbound_local_requests_whitelist: [new URL(url).host] };
    await db.transaction((db) => changeSettings(db, () => settings, new Date().toISOString()));
    return seedHook(db, { url, [`${kind.toLowerCase()}_id`]: placeOf(world).id });
  }
  async function anotherEntry(world: World): Promise<Call> {
    const hook = await answered(world);
    const entry = await seedLogEntry(world.db, hook);
    const { id } = placeOf(world);
    return { ...none, params: { id, hook_id: hook.id, hook_event_id: entry.id } };
  }
  async function anotherTest(world: World): Promise<Call> {
    const hook = await answered(world);
    const { id } = placeOf(world);
    return { ...none, params: { id, hook_id: hook.id, trigger: 'push_events' } };
  }
  const created = { url: 'https://93.184.215.14/', issues_events: true };
  return {
    [`create${kind}Hook`]: (world) => ({
      ...none,
      params: { id: placeOf(world).id },
      body: created,
    }),
    [`get${kind}Hook`]: another,
    [`update${kind}Hook`]: async (world) => ({ ...(await another(world)), body: { name: 'kiln' } }),
    [`delete${kind}Hook`]: another,
    [`test${kind}Hook`]: anotherTest,
    [`list${kind}HookEvents`]: another,
    [`resend${kind}HookEvent`]: anotherEntry,
    [`set${kind}HookUrlVariable`]: naming('place', { value: 'there' }),
    [`delete${kind}HookUrlVariable`]: naming('place'),
    [`set${kind}HookCustomHeader`]: naming('X-Own', { value: 'yours' }),
    [`delete${kind}HookCustomHeader`]: naming('X-Own'),
  };
}

/** Changes of them that whoever may make them can send without any effect. */
export function harmlessOfHooks(kind: 'Project' | 'Group'): Harmless {
  const noHook = { params: { hook_id: NOBODY } };
  return {
    [`create${kind}Hook`]: () => ({ body: { url } }),
    [`update${kind}Hook`]: () => ({ ...noHook, body: { name: 'kiln' } }),
    [`delete${kind}Hook`]: () => noHook,
    [`test${kind}Hook`]: () => noHook,
    [`resend${kind}HookEvent`]: () => noHook,
    [`set${kind}HookUrlVariable`]: () => noHook,
    [`delete${kind}HookUrlVariable`]: () => noHook,
    [`set${kind}HookCustomHeader`]: () => noHook,
    [`delete${kind}HookCustomHeader`]: () => noHook,
  };
}

/** Calls that succeed. */
export const calls: Calls = callsOfHooks('Project');

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = harmlessOfHooks('Project');
