import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { ApiRequest } from '#runtime/dispatch.ts';
import type { HearthOperation } from '#generator/hearth/facts.ts';
import { Runner } from '#runtime/run.ts';
import type { ServiceTable } from '#runtime/services.ts';
import type { RequestContext } from '#src/context.ts';
import { createHost } from '#src/http/api/host.ts';
import { RequestCounts } from '#src/metrics/request-counts.ts';
import { type Actor, createActor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';
import { answerQueries } from '#src/graphql/engine/answer-queries.ts';
import { readQueries } from '#src/graphql/engine/read-queries.ts';
import { services } from '#generated/registries/services.ts';
import type { TestApp } from '#test/support/app.ts';
import { failureLog } from '#test/support/failure-log.ts';

const never = () => {
  throw new Error('nobody is asked for');
};

export type Asking = (
  user: UserRow | null,
  document: string,
  variables?: Readonly<Record<string, unknown>>,
  scopes?: readonly string[],
) => Promise<{ readonly data?: Record<string, never> | null; readonly errors?: readonly string[] }>;

/** Answers documents in process, without the transport, within the limits that clients have. */
export async function asking({ environment }: Pick<TestApp, 'environment'>): Promise<Asking> {
  const host = createHost({
    environment,
    services: {},
    requests: new RequestCounts(),
    authenticate: Object.assign(never, {
      ...{ bySession: never, byPassword: never, again: never },
      ...{ startSignIn: never, confirmPassword: never, settled: never },
    }),
    log: failureLog(),
    onUndeclared: never,
  });
  const probe = (_: never, context: RequestContext) =>
    Promise.resolve({ status: 200, body: context as never });
  const table = { ...services, probe: { probe } } as object as ServiceTable<RequestContext>;
  const runner = new Runner(table, host);
  const operation = { id: 'probe', resource: 'probe', method: 'POST' } as HearthOperation;
  return async (user, document, variables = {}, scopes) => {
    const caller: Actor | null =
      user === null
        ? null
        : {
            ...createActor(user, { administrator: true }),
            ...(scopes !== undefined && { token: { id: 1, kind: 'personal' as const, scopes } }),
          };
    const { body } = await runner.call(operation, {}, { caller, request: requestOf() });
    const { queries } = readQueries({ query: document, variables });
    const [answer = {}] = await answerQueries(queries, body as never as RequestContext, {
      mutations: 'run',
    });
    const { data, errors } = answer;
    return {
      ...(data !== undefined && { data: JSON.parse(JSON.stringify(data)) as never }),
      ...(errors !== undefined && { errors: errors.map(({ message }) => message) }),
    };
  };
}

function requestOf(): ApiRequest {
  const http = new IncomingMessage(new Socket());
  Object.assign(http, { method: 'POST', url: '/api/graphql' });
  const path = '/api/graphql';
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
