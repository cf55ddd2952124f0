import { describe, expect, it } from 'vitest';
import type { ContractOperation } from '../../generator/render/contract.ts';
import type { Violation } from '../../generator/model/violations.ts';
import type { FeatureFlag } from '../../generator/runtime/operation.ts';
import type { Api } from '../support/app.ts';
import type { Answer } from '../support/http-client.ts';
import type { Call } from './inputs/call.ts';
import { inputs } from './inputs/inputs.ts';
import { brokenRelations } from './relations.ts';
import { valueOf, valueWithin } from './violation.ts';
import { createFreeInstance, createWorld, type Role, roles, type World } from './world.ts';

/** The cases of a resource's operations that follow from the document, against the real server on a seeded world. */
export async function contracts(operations: readonly ContractOperation[]): Promise<void> {
  const world = await createWorld();
  if (operations.some(({ tier }) => tier !== null)) await freePlan(operations);
  for (const operation of operations) {
    describe(`${operation.method} ${operation.path} (${operation.source})`, () =>
      contract(operation, world));
  }
}

/** What a tier pays for is refused before anything else is looked at, so that nothing has to exist. */
async function freePlan(operations: readonly ContractOperation[]): Promise<void> {
  const { api, administrator } = await createFreeInstance();
  describe('without a subscription', () => {
    const paid = operations.filter(({ tier }) => tier !== null);
    it.each(paid)('$method $path is refused', async (operation) => {
      const params = operation.pathParameters;
      const url = addressOf(operation, { params, query: {}, body: null });
      const answer = await api.as(administrator).sendTo(operation.method, url);
      expect(answer).toMatchObject({ status: 403, body: { message: '403 Forbidden' } });
    });
  });
}

function contract(operation: ContractOperation, world: World): void {
  const call = async (changes: Partial<Call> = {}): Promise<Call> => {
    const base = await (inputs[operation.id]?.(world) ?? defaultCall(operation, world));
    return {
      ...base,
      params: { ...base.params, ...changes.params },
      query: { ...base.query, ...changes.query },
      body: base.body === null ? null : { ...base.body, ...changes.body },
    };
  };
  const sendAs = (api: Api, given: Call) => {
    const { body, headers } = encodeBody(operation, given);
    return api.sendTo(operation.method, addressOf(operation, given), body, headers);
  };
  const send: Send = (who, given) => {
    if (typeof who === 'object' && who !== null)
      return sendAs(world.api.withToken(who.token), given);
    // Some operations act on the very token that calls them, which then must not be a shared one.
    if (who !== null && given.token !== undefined)
      return sendAs(world.api.withToken(given.token), given);
    return sendAs(world.api.as(who === null ? null : world.people[who]), given);
  };

  credentials(operation, call, send, world);
  if (operation.flag !== null && !operation.flag.default) {
    flagOff(operation.flag, call, send);
    return;
  }
  permissions(operation, call, send);
  featureOff(operation, call, send, world);
  constraints(operation, call, send);
  relations(operation, call, send);
  if (operation.paginated && !operation.pending) pagination(operation, call, send);
}

type MakeCall = (changes?: Partial<Call>) => Promise<Call>;
type Send = (who: Role | { readonly token: string } | null, given: Call) => Promise<Answer>;

function credentials(operation: ContractOperation, call: MakeCall, send: Send, world: World): void {
  const unauthorized = { status: 401, body: { message: '401 Unauthorized' } };

  it('refuses a token that does not exist', async () => {
    expect(await send({ token: 'glpat-doesnotexist0000000' }, await call())).toMatchObject(
      unauthorized,
    );
  });

  if (operation.access.signedIn) {
    it('refuses a caller without credentials', async () => {
      expect(await send(null, await call())).toMatchObject(unauthorized);
    });
  }

  // Outside the API the authorization endpoints ask for what they need themselves.
  if (!operation.route.startsWith('/api/v4/')) return;
  it('refuses a token whose scopes do not cover it', async () => {
    const token = await world.tokenWith(['read_repository']);
    expect(await send({ token }, await call())).toMatchObject({
      status: 403,
      body: { error: 'insufficient_scope', scope: operation.scopes.join(' ') },
    });
  });
}

/** Until the flag can be switched on, the operation is as good as absent for everybody. */
function flagOff({ off }: FeatureFlag, call: MakeCall, send: Send): void {
  it.each(['stranger', 'maintainer', 'administrator'] as const)(
    'is switched off for a %s',
    async (role) => {
      expect(await send(role, await call())).toMatchObject({ status: off });
    },
  );
}

/** Features of a private project that guests may read. */
const FOR_GUESTS = new Set(['issues', 'wiki', 'snippets', 'releases', 'requirements', 'pages']);

const LEVELS = ['visible', 'guest', 'reporter', 'developer', 'maintainer', 'owner'] as const;

function permissions(operation: ContractOperation, call: MakeCall, send: Send): void {
  const { kind, level } = operation.access;
  if (kind === 'administrator') {
    it('is for administrators', async () => {
      expect(await send('stranger', await call())).toMatchObject({ status: 403 });
      expect(operation.successes).toContain((await send('administrator', await call())).status);
    });
    return;
  }
  if (kind !== 'project' && kind !== 'group') {
    it('answers a signed-in caller', async () => {
      expect(operation.successes).toContain((await send('administrator', await call())).status);
    });
    return;
  }
  it.each(roles)('answers a %s by the level', async (role) => {
    const given = await call();
    const { status, body } = await send(role, given);
    const needed = LEVELS.indexOf(level);
    const held =
      role === 'administrator' ? LEVELS.length : (LEVELS as readonly string[]).indexOf(role);
    if (held === -1) expect({ status, body }).toMatchObject({ status: 404 });
    else if (held < needed) expect({ status, body }).toMatchObject({ status: 403 });
    else if (given.from !== undefined && roles.indexOf(role) < roles.indexOf(given.from)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    } else if (closedToGuests(operation) && held < LEVELS.indexOf('reporter')) {
      expect({ status, body }).toMatchObject({ status: 403 });
    } else expect(operation.successes).toContain(status);
  });
}

/** What a project does not have is not there for its owner either. */
function featureOff(
  { access: { feature, parameter } }: ContractOperation,
  call: MakeCall,
  send: Send,
  world: World,
): void {
  if (feature === null) return;
  it.each(['owner', 'administrator'] as const)(
    'is not there for the %s of a project without the feature',
    async (role) => {
      const { id } = await world.projectWithout(feature);
      const answer = await send(role, await call({ params: { [parameter]: id } }));
      expect(answer).toMatchObject({
        status: 404,
        body: { message: `404 ${titleOf(feature)} Not Found` },
      });
    },
  );
}

const titleOf = (feature: string) =>
  feature.replaceAll(/(?:^|_)[a-z]/g, (start) => start.replace('_', ' ').toUpperCase());

const closedToGuests = ({ access: { feature } }: ContractOperation) =>
  feature !== null && !FOR_GUESTS.has(feature);

function constraints(operation: ContractOperation, call: MakeCall, send: Send): void {
  if (operation.violations.length === 0) return;
  const toldOf = ({ name, told = name, text }: Violation) => `${told} ${text}`;
  const shown = ({ name, beside = {} }: Violation, value: unknown) => {
    const [cause] = Object.keys(beside);
    const text = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 40);
    return `${name} = ${text}${cause === undefined ? '' : ` with ${cause}`}`;
  };
  const cases = operation.violations.map((each) => [shown(each, each.value), each] as const);
  const sendWith = async ({ place, name, beside }: Violation, value: unknown) => {
    const part = ({ path: 'params', query: 'query', body: 'body' } as const)[place];
    return send('administrator', await call({ [part]: { ...beside, [name]: value } }));
  };
  it.each(cases)('refuses %s', async (_, violation) => {
    const answer = await sendWith(violation, valueOf(violation));
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(toldOf(violation));
  });

  const bounds = operation.violations
    .filter(({ within }) => within !== undefined)
    .map((each) => [shown(each, each.within), each] as const);
  if (bounds.length === 0) return;
  it.each(bounds)('does not call %s out of bounds', async (_, violation) => {
    const { body } = await sendWith(violation, valueWithin(violation));
    expect(JSON.stringify(body ?? null)).not.toContain(toldOf(violation));
  });
}

function relations(operation: ContractOperation, call: MakeCall, send: Send): void {
  const cases = brokenRelations(operation);
  if (cases.length === 0) return;
  it.each(cases)('refuses $title', async ({ changes, error }) => {
    const answer = await send('administrator', await call(changes));
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(error);
  });
}

function pagination(
  { keyset, orders, access }: ContractOperation,
  call: MakeCall,
  send: Send,
): void {
  const page = async (query: Record<string, unknown>) =>
    send('administrator', await call({ query }));

  it('pages with headers and links', async () => {
    const first = await page({ per_page: 1 });
    expect(first.status).toBe(200);
    expect(first.body.length).toBeLessThanOrEqual(1);
    expect(first.headers).toMatchObject({ 'x-page': '1', 'x-per-page': '1', 'x-prev-page': '' });
    expect(first.headers.link).toContain('rel="first"');
  });

  it('gives each row on one page only', async () => {
    const [both, first, second] = [
      await page({ per_page: 2 }),
      await page({ per_page: 1 }),
      await page({ per_page: 1, page: 2 }),
    ];
    expect([...first.body, ...second.body]).toEqual(both.body);
    if (both.body.length < 2) return;
    expect(first.headers).toMatchObject({ 'x-next-page': '2' });
    expect(first.headers.link).toContain('rel="next"');
    expect(second.headers).toMatchObject({ 'x-page': '2', 'x-prev-page': '1' });
    expect(second.headers.link).toContain('rel="prev"');
  });

  it('cuts the page size to 100', async () => {
    expect((await page({ per_page: 1000 })).headers['x-per-page']).toBe('100');
  });

  it('answers an empty list behind the last page', async () => {
    const behind = await page({ page: 400, per_page: 100 });
    expect(behind).toMatchObject({ status: 200, body: [], headers: { 'x-next-page': '' } });
  });

  if (keyset.length === 0) return;
  // Lists that anonymous callers may read offer this to them first of all, some to them alone.
  const reader = access.kind === 'anonymous' ? null : 'administrator';
  const byKey = async (orderBy: string) => {
    // Lists in one order have no parameter for it.
    const order = orders.length > 0 && { sort: 'asc', order_by: orderBy };
    return send(reader, await call({ query: { pagination: 'keyset', per_page: 1, ...order } }));
  };

  it.each(keyset)('walks by key in the order of %s', async (order) => {
    const first = await byKey(order);
    expect(first.status).toBe(200);
    expect(first.headers['x-page']).toBeUndefined();
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.link ?? '')?.[1];
    expect(first.body.length === 0 || next !== undefined).toBe(true);
    expect(first.headers.link ?? '').not.toMatch(/rel="(?:first|last|prev)"/);
  });

  const others = orders.filter((order) => !keyset.includes(order));
  it.each(others.slice(0, 1))('does not walk by key in the order of %s', async (order) => {
    expect(await byKey(order)).toMatchObject({ status: 405 });
  });
}

function defaultCall(operation: ContractOperation, world: World): Call {
  const subject = { project: world.project, group: world.group } as const;
  const { kind, parameter } = operation.access;
  const params: Record<string, unknown> = {};
  for (const [name, example] of Object.entries(operation.pathParameters)) {
    const named = (kind === 'project' || kind === 'group') && name === parameter;
    // What a path parameter of a written operation stands for is the world's matter, not the example's.
    if (!named && !operation.pending) {
      throw new Error(`${operation.id}: say in test/contract/inputs what {${name}} stands for`);
    }
    params[name] = named ? subject[kind].id : example;
  }
  return {
    params,
    query: { ...operation.query },
    body: operation.body as Record<string, unknown> | null,
  };
}

function addressOf(operation: ContractOperation, { params, query }: Call): string {
  const path = operation.route.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) => encodePair(name, value));
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** JSON, or multipart when the operation needs a file and the call does not say otherwise. */
function encodeBody(
  { files }: ContractOperation,
  { body }: Call,
): { body: unknown; headers: Record<string, string> } {
  const missing = files.filter((name) => body === null || !(name in body));
  if (missing.length === 0) return { body: body ?? undefined, headers: {} };
  const part = (disposition: string, content: string) =>
    `--part\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
  const fields = Object.entries(body ?? {}).filter(([, value]) => value !== undefined);
  const text = [
    ...missing.map((name) => part(`name="${name}"; filename="a.txt"`, 'content')),
    ...fields.map(([name, value]) => part(`name="${name}"`, String(value))),
  ].join('');
  return {
    body: `${text}--part--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
  };
}

function encodePair(name: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((element) => encodePair(`${name}[]`, element));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => encodePair(`${name}[${key}]`, part));
  return [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`];
}
