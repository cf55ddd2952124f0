import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { GraphQLError, Kind, parse } from 'graphql';
import type { ApiRequest } from '../../generator/runtime/dispatch.ts';
import type { Operation } from '../../generator/runtime/operation.ts';
import { Runner } from '../../generator/runtime/run.ts';
import type { ServiceTable } from '../../generator/runtime/services.ts';
import { operations } from '../../generated/graphql/schema.ts';
import type { RequestContext } from '../../src/context.ts';
import { GraphqlContext } from '../../src/graphql/context.ts';
import { Execution } from '../../src/resources/graphql/execution.ts';
import { executeOperation } from '../../src/resources/graphql/executor.ts';
import { loadGraphqlSchema } from '../../src/resources/graphql/load-schema.ts';
import { Plan } from '../../src/resources/graphql/plan.ts';
import { createHost } from '../../src/http/api.ts';
import { RequestCounts } from '../../src/metrics/request-counts.ts';
import { type Actor, actorOf } from '../../src/records/actor.ts';
import type { UserRow } from '../../src/records/user.ts';
import { services } from '../../src/services.ts';
import type { TestApp } from '../support/app.ts';
import { failureLog } from '../support/failure-log.ts';

const never = () => {
  throw new Error('nobody is asked for');
};

export type Asking = (
  user: UserRow | null,
  document: string,
  variables?: Readonly<Record<string, unknown>>,
  scopes?: readonly string[],
) => Promise<{ readonly data?: Record<string, never> | null; readonly errors?: readonly string[] }>;

/** Executes documents in process, without the transport: what the functions of the fields do. */
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
  const schema = await loadGraphqlSchema({ globalIdApp: environment.config.globalIdApp });
  const operation = { id: 'probe', resource: 'probe', method: 'POST' } as Operation;
  return async (user, document, variables = {}, scopes) => {
    const caller: Actor | null =
      user === null
        ? null
        : {
            ...actorOf(user),
            ...(scopes !== undefined && { token: { id: 1, kind: 'personal' as const, scopes } }),
          };
    const { body } = await runner.call(operation, {}, { caller, request: requestOf() });
    const context = new GraphqlContext(body as never as RequestContext, operations);
    const { definitions } = parse(document);
    const [asked] = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
    if (asked === undefined) throw new Error('the document has no operation');
    const fragments = new Map(
      definitions
        .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
        .map((each) => [each.name.value, each]),
    );
    try {
      const { data, errors } = await executeOperation({
        plan: new Plan(schema, asked, fragments, variables),
        ...{ variables, context, execution: new Execution(() => 0) },
      });
      return {
        data: JSON.parse(JSON.stringify(data)) as never,
        ...(errors.length > 0 && { errors: errors.map(({ message }) => message) }),
      };
    } catch (error) {
      // Before the executor, the rules tell what is wrong with variables.
      if (error instanceof GraphQLError) return { errors: [error.message] };
      throw error;
    }
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
