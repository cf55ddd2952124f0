import { existsSync, readdirSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import document from '#generated/openapi.json' with { type: 'json' };
import type { HearthOperation } from '#generator/hearth/facts.ts';
import type { ApiRequest } from '#runtime/dispatch.ts';
import { applicationScopes } from '#src/auth/scopes.ts';
import { HttpError, InsufficientScope } from '#src/errors.ts';
import { createHost } from '#src/http/api/host.ts';
import type { Actor } from '#src/records/actor.ts';
import { requireUser } from '#src/records/user.ts';
import { RequestCounts } from '#src/metrics/request-counts.ts';
import { startApp } from '#test/support/app.ts';
import { failureLog } from '#test/support/failure-log.ts';
import { seedUser } from '#test/support/seed.ts';

/**
 * Every operation of the document, asked in process with tokens of each scope alone. The document says which scopes
 * an operation takes; this says so once more, by the address alone.
 */
const { db, environment } = await startApp({ config: { plan: 'ultimate' } });
const { id } = await seedUser(db, { admin: true });
const user = await requireUser(db, id);

const never = () => {
  throw new Error('nobody is asked for');
};
const host = createHost({
  environment,
  services: {},
  requests: new RequestCounts(),
  authenticate: Object.assign(never, {
    bySession: never,
    byPassword: never,
    again: never,
    startSignIn: never,
    confirmPassword: never,
    settled: never,
  }),
  log: failureLog(),
  onUndeclared: never,
});

const operations: readonly HearthOperation[] = (
  await Promise.all(
    readdirSync('generated', { withFileTypes: true })
      .filter((each) => each.isDirectory() && !['client', 'common'].includes(each.name))
      // A resource may have nothing but what webhooks are sent.
      .filter(({ name }) => existsSync(`generated/${name}/routes.ts`))
      .map(async ({ name }) => {
        const printed = (await import(`../../generated/${name}/routes.ts`)) as Record<
          string,
          HearthOperation
        >;
        return Object.values(printed);
      }),
  )
).flat();

/** Operations whose callers show something else than a token with scopes. */
const otherWays = new Set([
  'applicationCredentials',
  'browserSession',
  'registryCredentials',
  'registryNotifications',
  'scimToken',
]);
const asked = operations.filter(
  ({ facts: { security = [] } }) => !security.some((scheme) => otherWays.has(scheme)),
);

/** Paths about the identity of a user, for services where people sign in with this server; no work of theirs. */
const ofPeople = /^\/(?:user|users|events|user_counts|version|metadata)(?:\/|$)/;
/** Lists of projects are work; tokens of others are the administrators' alone. */
const ofWork = /^\/users\/\{user_id\}\/(?:(?:starred_)?projects$|impersonation_tokens)/;

/** Files as they stand in a commit: whoever may clone them may read them so. */
const ofFiles = /\/repository\/files\//;

function scopesByAddress({ method, path }: HearthOperation): readonly string[] {
  if (path.endsWith('/oauth/userinfo')) return ['openid'];
  if (path.endsWith('/oauth/token/info')) return applicationScopes;
  if (path.endsWith('/api/graphql')) return ['api', 'read_api'];
  if (method !== 'GET') return ['api'];
  if (ofFiles.test(path)) return ['api', 'read_api', 'read_repository'];
  const people = ofPeople.test(path) && !ofWork.test(path);
  return people ? ['api', 'read_api', 'read_user'] : ['api', 'read_api'];
}

function requestTo({ method, path }: HearthOperation): ApiRequest {
  const http = new IncomingMessage(new Socket());
  Object.assign(http, { method, url: path });
  return {
    http,
    id: 'request',
    path,
    pairs: [],
    sent: null,
    header: () => undefined,
    query: () => undefined,
  };
}

/** Flags, jobs and the like are looked at after the scopes, and refuse for reasons of their own. */
async function takes(operation: HearthOperation, scopes: readonly string[]): Promise<boolean> {
  const token = { id: 1, kind: 'personal', scopes } as const;
  const actor: Actor = { user, token, admin: true, external: false, impersonator: null };
  try {
    await host.admit(operation, actor, requestTo(operation));
    return true;
  } catch (error) {
    if (error instanceof InsufficientScope) return false;
    if (error instanceof HttpError) return true;
    throw error;
  }
}

describe('a token', () => {
  it.each(applicationScopes)('with %s alone is let in where the scope is named', async (scope) => {
    const wrong: string[] = [];
    for (const operation of asked) {
      const wanted = scopesByAddress(operation).includes(scope);
      if ((await takes(operation, [scope])) !== wanted) {
        wrong.push(`${operation.id} ${wanted ? 'refuses' : 'takes'} ${scope}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('without any is let in nowhere', async () => {
    const open: string[] = [];
    for (const operation of asked) if (await takes(operation, [])) open.push(operation.id);
    expect(open).toEqual([]);
  });

  it('is asked for the scopes that the document names', () => {
    expect(asked.length).toBeGreaterThan(700);
  });
});

describe('the scope of sign-in', () => {
  const paths = document.paths as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

  /** Names of the schemas and of the fields that an answer may have. */
  function partsOf(value: unknown, found = new Set<string>()): ReadonlySet<string> {
    if (typeof value !== 'object' || value === null) return found;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'properties') for (const name of Object.keys(part as object)) found.add(name);
      if (key !== '$ref' || typeof part !== 'string' || found.has(part)) {
        partsOf(part, found);
        continue;
      }
      found.add(part);
      const at = part.slice(2).split('/');
      partsOf(
        at.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document),
        found,
      );
    }
    return found;
  }

  it('reads no project, no group and no secret', () => {
    const readable = asked.filter(({ facts }) => facts.scopes.includes('read_user'));
    const telling = readable.flatMap(({ id, method, path }) => {
      const parts = partsOf(paths[path]?.[method.toLowerCase()]);
      const secret = [...parts].filter(
        (name) =>
          /\/(?:Project|ProjectSimple|Group)$/.test(name) || /token$|secret|password$/.test(name),
      );
      return secret.length === 0 ? [] : [`${id}: ${secret.join(', ')}`];
    });
    expect(readable.length).toBeGreaterThan(20);
    expect(telling).toEqual([]);
  });
});
