import type { ApiRequest } from '#runtime/dispatch.ts';
import type { HearthOperation } from '#generator/hearth/facts.ts';
import type { Authenticate } from '#src/auth/authenticate.ts';
import type { Config } from '#src/config.ts';
import { isPaid } from '#src/plan.ts';
import type { Actor } from '#src/records/actor.ts';
import { graphqlCredentials, isGraphql } from '../graphql-failure.ts';

/** Credentials that only operations with their own `security` accept. */
const jobTokens = {
  jobToken: { jobToken: 'own' },
  jobTokenInScope: { jobToken: 'scope' },
} as const;
const nobody = Promise.resolve(null);

/** Security schemes that authenticate no caller: the functions of the operations verify the credentials themselves. */
const ownWays: ReadonlySet<string> = new Set([
  'scimToken',
  'applicationCredentials',
  'browserSession',
  'registryCredentials',
  'registryNotifications',
]);

/** Identifies the caller by the credentials that the operation accepts. */
export function findCaller(
  authenticate: Authenticate,
  { plan }: Pick<Config, 'plan'>,
  request: ApiRequest,
  operation: HearthOperation,
): Promise<Actor | null> {
  const { security } = operation.facts;
  if (isGraphql(operation)) return authenticate(request, graphqlCredentials);
  if (security === undefined) return authenticate(request);
  if (security.some((name) => ownWays.has(name))) return nobody;
  if (security.includes('jobToken')) return authenticate(request, jobTokens.jobToken);
  const inScope = security.includes('jobTokenInScope') && isPaid(plan);
  return inScope ? authenticate(request, jobTokens.jobTokenInScope) : authenticate(request);
}
