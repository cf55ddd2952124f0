import type { ContractOperation } from '#generator/hearth/contract.ts';
import type { Api } from '#test/support/app.ts';
import type { Answer } from '#test/support/http-client.ts';
import { contractOperations } from './operations.ts';
import { addressOf, encodeBody } from './request.ts';
import type { Call, Calls } from './requests.ts';
import { changed } from './violation.ts';
import type { Role, World } from './world.ts';

/** Calls of an operation that succeed, unless they are changed, and what sends them. */
export interface Caller {
  /** Calls the operation on a new thing each time. */
  readonly call: MakeCall;
  /**
   * Calls the operation on the same thing each time: a refused call changes nothing, so that one call may succeed at
   * the end.
   */
  readonly same: MakeCall;
  readonly send: Send;
}

export function callerOf(operation: ContractOperation, calls: Calls, world: World): Caller {
  const sendAs = (api: Api, given: Call, credentials: Record<string, string> = {}) => {
    const { body, headers } = encodeBody(operation, given);
    const all = { ...headers, ...credentials, ...given.condition };
    return api.sendTo(operation.method, addressOf(operation, given), body, all);
  };
  const make = async () => calls[operation.id]?.(world) ?? defaultCall(operation, world);
  let made: Promise<Call> | undefined;
  return {
    call: async (changes = {}) => changed(await make(), changes),
    same: async (changes = {}) => changed(await (made ??= make()), changes),
    send: (who, given) => {
      if (typeof who === 'object' && who !== null)
        return sendAs(world.api.withToken(who.token), given);
      // Some operations act on the very token that calls them, which then must not be a shared one.
      if (who !== null && given.token !== undefined)
        return sendAs(world.api.withToken(given.token), given);
      if (who !== null && given.bearer !== undefined)
        return sendAs(world.api.as(null), given, { authorization: `Bearer ${given.bearer}` });
      if (who !== null && given.headers !== undefined)
        return sendAs(world.api.as(null), given, given.headers);
      return sendAs(world.api.as(who === null ? null : world.people[who]), given);
    },
  };
}

/** Three rows at least, where an operation makes what is listed: order and pages have something to show then. */
export async function makeRows(
  list: ContractOperation,
  calls: Calls,
  call: MakeCall,
  world: World,
): Promise<void> {
  const creation = contractOperations.find(
    ({ method, path, pending }) => method === 'POST' && path === list.path && !pending,
  );
  if (creation === undefined) return;
  const { params } = await call();
  const create = callerOf(creation, calls, world);
  for (let made = 0; made < 3; made += 1) {
    const given = await create.call({ params });
    // The administrator has one of these, which the tests of the creation make.
    if (given.from === 'administrator') return;
    await create.send('administrator', given);
  }
}

export type MakeCall = (changes?: Partial<Call>) => Promise<Call>;
export type Send = (who: Role | { readonly token: string } | null, given: Call) => Promise<Answer>;

function defaultCall(operation: ContractOperation, world: World): Call {
  const subject = { project: world.project, group: world.group } as const;
  const { kind, parameter } = operation.access;
  const params: Record<string, unknown> = {};
  for (const [name, example] of Object.entries(operation.pathParameters)) {
    const named = (kind === 'project' || kind === 'group') && name === parameter;
    // The world defines the path parameters of a written operation, not the example of the document.
    if (!named && !operation.pending) {
      throw new Error(
        `${operation.id}: say in test/domains/*/${operation.resource}.requests.ts what {${name}} stands for`,
      );
    }
    params[name] = named ? subject[kind].id : example;
  }
  return {
    params,
    query: { ...operation.query },
    body: operation.body as Record<string, unknown> | null,
  };
}
