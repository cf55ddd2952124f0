import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractOperation } from '#generator/hearth/contract.ts';
import type { Violation } from '#generator/hearth/violations.ts';
import type { FeatureFlag } from '#generator/hearth/facts.ts';
import { notificationSecret } from '#test/domains/registry/container-registry.requests.ts';
import { startApp } from '#test/support/app.ts';
import type { Answer } from '#test/support/http-client.ts';
import { triesAll as refusals } from '#test/support/part.ts';
import { byResource, contractOperations } from './operations.ts';
import { type Caller, callerOf, type MakeCall, makeRows, type Send } from './caller.ts';
import { addressOf } from './request.ts';
import { requestsOf } from './requests.ts';
import { breaking, toldOf, valueOf } from './violation.ts';
import { createFreeInstance, createWorld, type Role, roles, type World } from './world.ts';

/**
 * The cases that follow from the document alone, against the real server on a seeded world: of each resource its own, so
 * that none sees what another's operations leave behind.
 */
const calls = await requestsOf('calls');
const app = await startApp({ config: { registryNotificationSecret: notificationSecret } });
/**
 * Refusals are tried once, because a database has no say: a caller without credentials, or with too small ones or a
 * lower role, what the document, the plan or a switched-off feature forbids, and operations that wait for their function.
 */
const asked = contractOperations.filter(({ pending }) => refusals || !pending);

for (const [resource, operations] of byResource(asked)) {
  const world = await createWorld({ app });
  describe(resource, () => {
    for (const operation of operations) {
      describe(`${operation.method} ${operation.path} (${operation.source})`, () =>
        contract(operation, world));
    }
  });
}
if (refusals) await freePlan(contractOperations.filter(({ tier }) => tier !== undefined));

/** A refusal as the operation tells its failures: as this body, or as its text in a shape of its own. */
function refusal(
  { failureType, security, route }: ContractOperation,
  status: number,
  body: Readonly<Record<string, string>>,
): object {
  if (route === '/api/graphql') {
    const message = status === 401 ? 'Invalid token' : Object.values(body)[0];
    return { status, body: { errors: [{ message }] } };
  }
  if (security?.includes('applicationCredentials') === true) {
    return { status, body: { error_description: Object.values(body)[0] } };
  }
  if (failureType === null) return { status, body };
  const detail = Object.values(body)[0];
  return { status, headers: { 'content-type': failureType }, body: { status, detail } };
}

/** A feature of a paid tier is refused before any other check, so no records are needed. */
async function freePlan(paid: readonly ContractOperation[]): Promise<void> {
  if (paid.length === 0) return;
  const free = await createFreeInstance();
  describe('a feature of a paid plan without a subscription:', () => {
    it.each(paid)('$method $path is refused', async (operation) => {
      const params = operation.pathParameters;
      const url = addressOf(operation, { params, query: {} });
      const answer = await free.api.as(free.administrator).sendTo(operation.method, url);
      const { tierOff: status = 403 } = operation;
      const message = status === 404 ? '404 Not found' : '403 Forbidden';
      expect(answer).toMatchObject(refusal(operation, status, { message }));
    });
  });
}

function contract(operation: ContractOperation, world: World): void {
  const caller = callerOf(operation, calls, world);
  const { same, send } = caller;
  if (refusals) credentials(operation, same, send, world);
  if (operation.flag?.default === false) {
    flagOff(operation.flag, same, send);
    return;
  }
  if (refusals) featureOff(operation, same, send, world);
  if (refusals) constraints(operation, same, send);
  if (isConditional(operation)) condition(caller);
  permissions(operation, caller);
  if (refusals && isUpdate(operation)) emptyChange(operation, caller);
  if (operation.paginated && !operation.pending) {
    beforeAll(() => makeRows(operation, calls, same, world));
    pagination(operation, same, send);
  }
}

function credentials(operation: ContractOperation, call: MakeCall, send: Send, world: World): void {
  const unauthorized = refusal(operation, 401, { message: '401 Unauthorized' });

  // Applications and browsers show who they are otherwise: tokens are not looked at.
  const otherWays = [
    'applicationCredentials',
    'browserSession',
    'registryCredentials',
    'registryNotifications',
  ];
  if (otherWays.includes(operation.security?.[0] ?? '')) return;
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

  // The authorization endpoints outside the API check their own requirements.
  if (!operation.route.startsWith('/api/v4/')) return;
  it('refuses a token whose scopes do not cover it', async () => {
    const scope = operation.scopes.includes('read_repository')
      ? 'read_registry'
      : 'read_repository';
    const token = await world.tokenWith([scope]);
    expect(await send({ token }, await call())).toMatchObject({
      status: 403,
      body: { error: 'insufficient_scope', scope: operation.scopes.join(' ') },
    });
  });
}

/** Deletions that take `If-Unmodified-Since`; provisioning has another condition. */
const isConditional = ({ method, statuses, failureType }: ContractOperation) =>
  method === 'DELETE' && statuses.includes(412) && failureType === null;

/** A deletion with a condition does not delete a newer state of the thing. */
function condition({ same, send }: Caller): void {
  it('deletes nothing that was changed since the time that the header says', async () => {
    const condition = { 'if-unmodified-since': 'Fri, 12 Jan 1990 00:00:48 GMT' };
    expect(await send('administrator', { ...(await same()), condition })).toMatchObject({
      status: 412,
      body: { message: '412 Precondition Failed' },
    });
  });
}

/** A disabled flag hides the operation from every caller. */
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

function permissions(operation: ContractOperation, { call, same, send }: Caller): void {
  const { kind } = operation.access;
  if (kind === 'administrator') {
    it('is for administrators', async () => {
      expect(await send('stranger', await same())).toMatchObject({ status: 403 });
      expect(operation.successes).toContain((await send('administrator', await same())).status);
    });
    return;
  }
  if (kind !== 'project' && kind !== 'group') {
    it('answers a signed-in caller', async () => {
      expect(operation.successes).toContain((await send('administrator', await same())).status);
    });
    return;
  }
  // All other roles, on projects and groups of every kind, are asked in `test/access/matrix.part.test.ts`.
  const least = roleFor(operation);
  if (refusals) {
    it('refuses roles that only a finer rule keeps out', async () => {
      const { from = least } = await same();
      for (const role of roles.slice(roles.indexOf(least), roles.indexOf(from))) {
        const { status } = await send(role, await same());
        expect({ role, refused: status >= 400 && status < 500 }).toEqual({ role, refused: true });
      }
    });
  }

  it('answers an administrator and the least role that may', async () => {
    const { from = least } = await same();
    expect(operation.successes).toContain((await send('administrator', await same())).status);
    if (from === 'administrator') return;
    expect(operation.successes).toContain((await send(from, await call())).status);
  });
}

/** The least role that the document lets pass. */
function roleFor({ access: { feature, level } }: ContractOperation): Role {
  const closedToGuests = feature !== null && !FOR_GUESTS.has(feature);
  if (level !== 'visible' && level !== 'guest') return level;
  return closedToGuests ? 'reporter' : 'guest';
}

/** Features that answer 403 when they are switched off. */
const forbiddenWhenOff = new Set(['container_registry', 'merge_requests', 'repository']);

/** A disabled feature of a project is hidden from its owner, too. */
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
      const { id } = await projectWithout(world, feature);
      const answer = await send(role, await call({ params: { [parameter]: id } }));
      const notFound = { status: 404, body: { message: `404 ${titleOf(feature)} Not Found` } };
      const forbidden = { status: 403, body: { message: '403 Forbidden' } };
      expect(answer).toMatchObject(forbiddenWhenOff.has(feature) ? forbidden : notFound);
    },
  );
}

const without = new WeakMap<World, Map<string, ReturnType<World['projectWithout']>>>();

/** Project of a world without the feature, which no test writes to. */
function projectWithout(world: World, feature: string): ReturnType<World['projectWithout']> {
  const known = without.get(world) ?? new Map<string, ReturnType<World['projectWithout']>>();
  without.set(world, known);
  const project = known.get(feature) ?? world.projectWithout(feature);
  known.set(feature, project);
  return project;
}

const titleOf = (feature: string) =>
  feature.replaceAll(/(?:^|_)[a-z]/g, (start) => start.replace('_', ' ').toUpperCase());

/** The document's rules are enforced here, too; each of them is tried in process, see `violations.unit.test.ts`. */
function constraints(operation: ContractOperation, call: MakeCall, send: Send): void {
  const [violation] = operation.violations.toSorted(
    (a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place),
  );
  if (violation === undefined) return;
  it('refuses what the document forbids', async () => {
    const answer = await send('administrator', await call(breaking(violation, valueOf(violation))));
    const text = expect.stringContaining(toldOf(violation)) as string;
    const { namesNothing } = violation;
    expect(answer).toMatchObject(
      namesNothing
        ? refusal(operation, 404, { message: text })
        : refusal(operation, 400, { error: text }),
    );
  });
}

/** A file has no empty change. */
const isUpdate = ({ method, body, pending, files }: ContractOperation) =>
  ['PUT', 'PATCH'].includes(method) && body !== null && !pending && files.length === 0;

/** A change of nothing by a caller with the right gets an answer of the document. */
function emptyChange(operation: ContractOperation, { call, send }: Caller): void {
  it('takes a change of nothing', async () => {
    const { body, ...rest } = await call();
    const { required } = operation;
    const least = Object.entries(body ?? {}).filter(([name]) => required.includes(name));
    const { status } = await send('administrator', { ...rest, body: Object.fromEntries(least) });
    const told = operation.statuses.filter((each) => each < 401 || (each > 404 && each < 500));
    expect(told).toContain(status);
  });
}

const PLACES: readonly Violation['place'][] = ['body', 'query', 'path'];

function pagination(
  { keyset, orders, access, mostOfPage }: ContractOperation,
  call: MakeCall,
  send: Send,
): void {
  const page = async (query: Record<string, unknown>) =>
    send('administrator', await call({ query }));

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

  it('answers an empty list behind the last page', async () => {
    const behind = await page({ page: 400, per_page: mostOfPage ?? 100 });
    expect(behind).toMatchObject({ status: 200, body: [], headers: { 'x-next-page': '' } });
  });

  if (refusals) pageHeaders(page, mostOfPage);
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

  if (!refusals) return;
  const others = orders.filter((order) => !keyset.includes(order));
  it.each(others.slice(0, 1))('does not walk by key in the order of %s', async (order) => {
    expect(await byKey(order)).toMatchObject({ status: 405 });
  });
}

function pageHeaders(
  page: (query: Record<string, unknown>) => Promise<Answer>,
  most: number | null,
): void {
  it('pages with headers and links', async () => {
    const first = await page({ per_page: 1 });
    expect(first.status).toBe(200);
    expect(first.body.length).toBeLessThanOrEqual(1);
    expect(first.headers).toMatchObject({ 'x-page': '1', 'x-per-page': '1', 'x-prev-page': '' });
    expect(first.headers.link).toContain('rel="first"');
  });

  it('cuts the page size to 100, or refuses what is too much', async () => {
    const answer = await page({ per_page: 1000 });
    if (most === null) expect(answer.headers['x-per-page']).toBe('100');
    else expect(answer).toMatchObject({ status: 400 });
  });
}
