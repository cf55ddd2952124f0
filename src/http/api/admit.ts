import type { ApiRequest } from '#runtime/dispatch.ts';
import type { HearthOperation } from '#generator/hearth/facts.ts';
import { requireScope } from '#src/auth/scopes.ts';
import type { Environment } from '#src/context.ts';
import { Forbidden, RowNotFound, Unauthorized } from '#src/errors.ts';
import { requireNotifier } from '#src/image-registry/notifier.ts';
import type { ThrottledRequest } from '#src/limits/throttles.ts';
import { includesPlan } from '#src/plan.ts';
import type { Actor } from '#src/records/actor.ts';
import { refuseDuringMaintenance } from '#src/domains/platform/application-settings/maintenance.ts';
import { requireFlag } from '#src/domains/platform/features/enabled.ts';
import { requireRunningJob } from '#src/domains/ci/job-artifacts/job-of-token.ts';
import { requireGroupSso } from '#src/domains/accounts/saml-providers/switched-on.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { isGraphql } from '../graphql-failure.ts';

/** A request before admission. */
interface Admission {
  readonly settings: ApplicationSettingsRow;
  readonly environment: Environment;
  readonly operation: HearthOperation;
  readonly actor: Actor | null;
  readonly request: ApiRequest;
  /** `again`: let in before, and counted. `within` another request that is counted. */
  readonly mode: 'again' | 'within' | undefined;
}

/**
 * Admits a request before its body is read. Returns no promise unless it must wait: most requests are admitted within
 * the same turn.
 */
export function admitRequest(asked: Omit<Admission, 'settings'>): void | Promise<void> {
  const { environment, operation, request } = asked;
  const { security } = operation.facts;
  if (security?.includes('registryNotifications') === true) {
    requireNotifier(environment.config, request.header('authorization'));
  }
  const admitted = admit(asked);
  return security?.includes('runningJob') === true
    ? admitRunner(environment, request, admitted)
    : admitted;
}

/** Only the runner of a job may send large bodies. */
async function admitRunner(
  { db }: Environment,
  request: ApiRequest,
  admitted: ReturnType<typeof admit>,
): Promise<void> {
  await admitted;
  await requireRunningJob(db, request.header('job-token') ?? request.query('token'));
}

/** Refuses, whatever the parameters say: no user, a scope too small, a tier or a flag that is off, too often. */
function admit(asked: Omit<Admission, 'settings'>): void | Promise<void> {
  const settings = loadRecentSettings(asked.environment.db);
  return settings instanceof Promise
    ? settings.then((known) => admitBy({ ...asked, settings: known }))
    : admitBy({ ...asked, settings });
}

function admitBy(admission: Admission): void | Promise<void> {
  if (admission.mode === 'again') return requireRight(admission);
  if (admission.mode === 'within') return admitThrottled(admission);
  const { settings, environment } = admission;
  const throttled = environment.limits.throttle(settings, () => toThrottledRequest(admission));
  return throttled === undefined
    ? admitThrottled(admission)
    : throttled.then(() => admitThrottled(admission));
}

function admitThrottled(admission: Admission): void | Promise<void> {
  const open = requireRight(admission);
  return open === undefined ? limitRate(admission) : open.then(() => limitRate(admission));
}

function requireRight({
  settings,
  environment,
  operation,
  actor,
  request,
}: Admission): void | Promise<void> {
  const { access, scopes, tier, tierOff, flag } = operation.facts;
  if (access.signedIn && actor === null) throw new Unauthorized();
  if (actor !== null) requireScope(actor, scopes);
  requireGroupSso(environment.config, operation);
  // OAuth clients need tokens of read scopes, and GraphQL queries are sent as POST.
  if (isBelowApi(request.path) && !isGraphql(operation)) {
    refuseDuringMaintenance(settings, operation.method, actor, environment.config.plan);
  }
  if (tier !== undefined && !includesPlan(environment.config.plan, tier)) {
    throw tierOff === 404 ? new RowNotFound() : new Forbidden();
  }
  return flag === undefined ? undefined : requireFlag(environment.db, flag, actor);
}

function limitRate({
  environment: { limits, clientAddress },
  operation,
  actor,
  request,
}: Admission): void | Promise<void> {
  const { rateLimit } = operation.facts;
  // An operation without a function answers 501, and is not counted.
  if (rateLimit === undefined || operation.pending) return undefined;
  const ip = clientAddress(request.http);
  return limits.consume(rateLimit, { actor, path: request.path, ip });
}

/** The dispatcher also serves OAuth requests at `/oauth`. */
const isBelowApi = (path: string) => path.startsWith('/api/');

function toThrottledRequest({ environment, actor, request }: Admission): ThrottledRequest {
  const { http, path } = request;
  const url = http.url ?? '';
  return {
    area: isBelowApi(path) ? 'api' : 'web',
    actor,
    path,
    ip: environment.clientAddress(http),
    method: http.method ?? '',
    query: url.includes('?') ? url.slice(url.indexOf('?') + 1) : '',
  };
}
