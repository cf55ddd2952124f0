import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRoute } from '#generated/router.ts';
import type { HearthFacts, HearthOperation } from '#generator/hearth/facts.ts';
import { integerOrString } from '#runtime/decode.ts';
import { createDispatcher, type Host } from '#runtime/dispatch.ts';
import { Faults } from '#runtime/faults.ts';
import type { Operation } from '#runtime/operation.ts';
import { UNEXPECTED } from '#runtime/refusals.ts';
import type { AnswerSizes } from '#runtime/send-body.ts';
import type { ServiceTable } from '#runtime/services.ts';
import type { Authenticate } from '#src/auth/authenticate.ts';
import { findBasicCaller } from '#src/auth/basic-caller.ts';
import type { Environment, RequestContext } from '#src/context.ts';
import { formatCallerKey } from '#src/limits/caller-key.ts';
import { findOwnerKey } from '#src/limits/owner-key.ts';
import type { Log } from '#src/log.ts';
import type { RequestCounts } from '#src/metrics/request-counts.ts';
import { dropAudit } from '#src/policy/auditing.ts';
import { createGuard } from '#src/policy/guard.ts';
import type { Actor } from '#src/records/actor.ts';
import { requireOperationFlag } from '#src/domains/platform/features/enabled.ts';
import { createAnswerHeaders, answerPreflight } from '../answer-headers.ts';
import { joinArtifactRef } from '../artifact-refs.ts';
import { noRoomStatus } from '../failures.ts';
import { findFileLimit } from '../file-limits.ts';
import { sendInTurn } from '../large-answers.ts';
import { createVisits } from '../pages/visits.ts';
import { rewordRefusals } from '../refusals.ts';
import { createRequestIds } from '../request-ids.ts';
import { admitRequest } from './admit.ts';
import { findCaller } from './authenticate.ts';
import { createHeaderNames } from './brand.ts';
import { ApiContext, isReading, type WaysIn } from './context.ts';
import { toFieldError } from '../graphql-failure.ts';
import { toFailure } from '../failures.ts';
import { describeApiFailure } from './failure.ts';
import { noteCaller } from '../access-log.ts';
import { recordAnswer } from './record-answer.ts';
import { createOrigin } from './origin.ts';

export const API_BASE = '/api/v4';

type ApiHandler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

export interface ApiDeps {
  readonly environment: Environment;
  readonly services: ServiceTable<RequestContext>;
  readonly requests: RequestCounts;
  readonly authenticate: Authenticate;
  readonly log: Log;
  /** Called when a response status is not declared for its operation; tests then fail. */
  readonly onUndeclared: (operation: Operation, status: number) => void;
  /** Sizes of the pieces of responses; defaults if absent. */
  readonly answerSizes?: AnswerSizes | undefined;
}

/** One megabyte of parameters; a file part of an upload may have ten. */
const BODY_LIMITS = { text: 1_048_576, file: 10_485_760 };

/**
 * Statuses that any function may return: the document declares them for all operations. A disk may be full even before
 * the function starts.
 */
const ANYWHERE = new Set([...UNEXPECTED, 413, 415, 429, noRoomStatus]);

/** The API as one request handler: the generated routes, with this server's identity, policy and logs. */
export function createApi(deps: ApiDeps): ApiHandler {
  const dispatch = createDispatcher(findRoute, deps.services, createHost(deps));
  return (request, response, next) => {
    joinArtifactRef(request);
    dispatch(request, response, next);
  };
}

/** The host of the generated routes: this server's identity, policy, limits and logs. */
export function createHost(deps: ApiDeps): Host<RequestContext, Actor | null, HearthFacts> {
  const { environment, log, authenticate } = deps;
  const { db, config } = environment;
  const guard = createGuard(db);
  const findFor = (operation: HearthOperation, actor: Actor | null, id: number | string | null) => {
    const { access, flag } = operation.facts;
    const found = guard(actor, access, id, !isReading(operation.method));
    return flag === undefined ? found : requireOperationFlag(db, flag, actor, found);
  };
  const origin = createOrigin(config);
  const waysIn: WaysIn = {
    visitOf: createVisits({ ...environment, authenticate }),
    byPassword: authenticate.byPassword,
    async basicCaller(http) {
      const caller = await findBasicCaller({ ...environment, authenticate }, http);
      noteCaller(http, caller?.actor ?? null);
      return caller;
    },
  };
  return {
    basePath: API_BASE,
    bodyLimits: BODY_LIMITS,
    fileLimit: (name) => findFileLimit(db, name),
    answerSizes: deps.answerSizes,
    sendInTurn,
    requestId: createRequestIds(),
    authenticate: (request, operation) => findCaller(authenticate, config, request, operation),
    admit: (operation, actor, request, mode) => {
      noteCaller(request.http, actor);
      return admitRequest({ environment, operation, actor, request, mode });
    },
    guard: (operation, actor, params) => {
      const { kind, parameter } = operation.facts.access;
      const isAbout = kind === 'project' || kind === 'group';
      return findFor(operation, actor, isAbout ? (params[parameter] as number | string) : null);
    },
    guardEarly: (operation, actor, path) => {
      const { early, parameter } = operation.facts.access;
      if (!early) return null;
      const sent = path[operation.pathParameters.indexOf(parameter)];
      return findFor(operation, actor, sent === undefined ? null : parseId(sent));
    },
    context: (actor, request, method, inProcess) =>
      new ApiContext(environment, isReading(method) ? actor : dropAudit(actor), method, {
        request,
        waysIn,
        inProcess: () => rewordRefusals(inProcess()),
        report: (error) => toFieldError(toFailure(error, { request, operation: null, log })),
      }),
    callerKey: (actor, { http }) => formatCallerKey({ actor, ip: environment.clientAddress(http) }),
    findPlaceKey: (actor, { http }) =>
      findOwnerKey(db, { actor, ip: environment.clientAddress(http) }),
    headerNames: createHeaderNames(config.brand),
    origin,
    headers: createAnswerHeaders,
    options: answerPreflight,
    fail: (error, request, operation) => {
      const { brand } = config;
      const formatHint = () => formatHintFor(origin(request));
      return describeApiFailure(error, { request, operation, log, brand, hint: formatHint });
    },
    undeclared: (operation, status) => {
      if (!ANYWHERE.has(status)) deps.onUndeclared(operation, status);
    },
    finished: (request, operation, status, milliseconds) => {
      deps.requests.count(operation?.id ?? 'unknown', status, milliseconds);
      recordAnswer(
        { log, clientAddress: environment.clientAddress },
        request,
        operation,
        status,
        milliseconds,
      );
    },
  };
}

/** The id or the full path in a text; a text that can be neither names nothing. */
const parseId = (text: string): number | string => integerOrString(text, 'id', new Faults()) ?? '';

const formatHintFor = (origin: string) =>
  `no operation has this path: see ${origin}/docs, or ${origin}${API_BASE}/openapi.json`;
