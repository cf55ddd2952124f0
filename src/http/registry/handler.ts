import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerEarly } from '#runtime/early-answer.ts';
import { endWithConnection } from '#runtime/end-with-connection.ts';
import { sendThrough } from '#runtime/send-through.ts';
import { readBearerToken } from '#src/auth/credentials.ts';
import type { Database } from '#src/database/database.ts';
import { HttpError } from '#src/errors.ts';
import { ReaderGone } from '#src/git/errors.ts';
import { findOwnerKey } from '#src/limits/owner-key.ts';
import type { ProjectRow } from '#src/records/project.ts';
import {
  findRegistryProject,
  type RegistryAction,
  type RegistryCaller,
  findRegistryRights,
} from '#src/domains/registry/container-registry/access.ts';
import {
  createErrorBody,
  RegistryRefusal,
} from '#src/domains/registry/container-registry/errors.ts';
import { isRepositoryName } from '#src/image-registry/names.ts';
import {
  findCallerOfToken,
  readToken,
  type RegistryToken,
} from '#src/domains/registry/container-registry/registry-token.ts';
import { formatChallenge } from '#src/domains/registry/container-registry/token-service.ts';
import { noteCaller, noteDeployToken } from '../access-log.ts';
import { watchConnection, isCutOff } from '../connection-lost.ts';
import { throttleWeb } from '../web-throttle.ts';
import type { RegistryAddress } from './address.ts';
import { listCatalog } from './catalog.ts';
import { type Exchange, answerJson, type RegistryAnswer, type RegistryDeps } from './exchange.ts';
import { toRegistryRefusal } from './failures.ts';
import { findRegistryRoute } from './routes.ts';
import { sendLayerInTurn } from './turns.ts';

type RegistryHttp = (
  address: RegistryAddress,
  request: IncomingMessage,
  response: ServerResponse,
) => void;

/** The embedded registry: `docker push` and `pull`. */
export function createRegistry(deps: RegistryDeps): RegistryHttp {
  return (address, request, response) => {
    endWithConnection(request, response);
    const answerAndSend = async () => {
      const { answer, key } = await answerTo(deps, address, request);
      await send(answer, key, request, response);
    };
    answerAndSend().catch((error: unknown) => fail(deps, error, request, response));
  };
}

interface Answered {
  readonly answer: RegistryAnswer;
  readonly key: string;
}

async function answerTo(
  deps: RegistryDeps,
  address: RegistryAddress,
  request: IncomingMessage,
): Promise<Answered> {
  const { environment } = deps;
  const { resource, name, query } = address;
  // An external registry has its own address.
  if (environment.config.registry !== 'embedded') {
    throw new RegistryRefusal(404, 'UNAVAILABLE', 'registry not enabled');
  }
  if (resource === 'nothing') throw new RegistryRefusal(404, 'UNSUPPORTED', 'unknown path');
  if (resource !== 'base' && resource !== 'catalog')
    return answerAtRepository(deps, address, request);
  if (request.method !== 'GET' && request.method !== 'HEAD') throw createMethodNotAllowed(['GET']);
  const { token, caller, key } = await identify(deps, request, []);
  if (resource === 'base') return { answer: answerJson({}), key };
  const mayReadCatalog = token.access.some(({ type }) => type === 'registry');
  if (!mayReadCatalog || caller?.kind !== 'actor' || !caller.actor.admin) {
    throw createInsufficientScope(deps, ['registry:catalog:*']);
  }
  return { answer: await listCatalog(environment.db, query), key: name + key };
}

async function answerAtRepository(
  deps: RegistryDeps,
  address: RegistryAddress,
  request: IncomingMessage,
): Promise<Answered> {
  const { environment } = deps;
  const { resource, name } = address;
  if (resource === 'base' || resource === 'catalog' || resource === 'nothing') {
    throw new Error('the path names no repository');
  }
  if (!isRepositoryName(name)) {
    throw new RegistryRefusal(400, 'NAME_INVALID', 'invalid repository name');
  }
  const route = findRegistryRoute(resource, request.method ?? '');
  if (!('action' in route)) throw createMethodNotAllowed(route);
  const { action } = route;
  const scopes = [formatScope(name, action)];
  const { token, caller, key } = await identify(deps, request, scopes);
  const granted = token.access.some(
    ({ type, name: of, actions }) =>
      type === 'repository' && of === name && (actions.includes(action) || actions.includes('*')),
  );
  if (!granted) throw createInsufficientScope(deps, scopes);
  const place = await findRegistryProject(environment.db, name);
  if (place === null) throw createInsufficientScope(deps, scopes);
  const judge = async (db: Database, current: RegistryCaller): Promise<ProjectRow> => {
    const rights = await findRegistryRights({ ...environment, db }, current, place.projectId);
    if (rights?.actions.has(action) !== true) throw createInsufficientScope(deps, scopes);
    return rights.project;
  };
  const project = await judge(environment.db, caller);
  const exchange: Exchange = {
    environment,
    request,
    address,
    caller,
    token,
    callerKey: key,
    project,
    place,
    left: watchConnection(request.socket),
    judgeAgain: async () => {
      const current = await findCaller(deps, token, request, scopes);
      return (db) => judge(db, current);
    },
  };
  return { answer: await route.answer(exchange), key };
}

interface Identified {
  readonly token: RegistryToken;
  readonly caller: RegistryCaller;
  readonly key: string;
}

/** @throws RegistryRefusal with the challenge that tells where to get a token */
async function identify(
  deps: RegistryDeps,
  request: IncomingMessage,
  scopes: readonly string[],
): Promise<Identified> {
  const { environment } = deps;
  const text = readBearerToken(request.headers.authorization);
  if (text === null) throw createUnauthorized(deps, scopes);
  const token = readToken(environment.db, text, environment.clock().getTime());
  if (token === null) throw createUnauthorized(deps, scopes, 'invalid_token');
  const caller = await findCaller(deps, token, request, scopes);
  const actor = caller?.kind === 'actor' ? caller.actor : null;
  noteCaller(request, actor);
  if (caller?.kind === 'deploy_token') noteDeployToken(request, caller.token);
  await throttleWeb(environment, request, async () => actor);
  const ip = environment.clientAddress(request);
  const deployToken = caller?.kind === 'deploy_token' ? caller.token : null;
  const key = await findOwnerKey(environment.db, { actor, ip, deployToken });
  return { token, caller, key };
}

async function findCaller(
  { environment, authenticate }: RegistryDeps,
  token: RegistryToken,
  request: IncomingMessage,
  scopes: readonly string[],
): Promise<RegistryCaller> {
  try {
    return await findCallerOfToken({ ...environment, authenticate }, token, request);
  } catch (error) {
    if (!(error instanceof HttpError) || (error.status !== 401 && error.status !== 403))
      throw error;
    throw createUnauthorized({ environment }, scopes, 'invalid_token');
  }
}

/** Clients request pull and push together, because a push also needs pull. */
const formatScope = (name: string, action: RegistryAction) =>
  `repository:${name}:${action === 'push' ? 'pull,push' : action}`;

function createUnauthorized(
  { environment }: Pick<RegistryDeps, 'environment'>,
  scopes: readonly string[],
  error?: 'invalid_token' | 'insufficient_scope',
): RegistryRefusal {
  const challenge = formatChallenge(environment.config, scopes, error);
  return new RegistryRefusal(401, 'UNAUTHORIZED', 'authentication required', {
    headers: { 'WWW-Authenticate': challenge },
  });
}

const createInsufficientScope = (deps: RegistryDeps, scopes: readonly string[]) =>
  createUnauthorized(deps, scopes, 'insufficient_scope');

const createMethodNotAllowed = (methods: readonly string[]) =>
  new RegistryRefusal(405, 'UNSUPPORTED', 'the operation is unsupported', {
    headers: {
      Allow: methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : each)).join(', '),
    },
  });

const everywhere = {
  'Docker-Distribution-API-Version': 'registry/2.0',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
};

async function send(
  { status, headers = {}, body }: RegistryAnswer,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const all = { ...everywhere, ...headers };
  if (typeof body !== 'function' || request.method === 'HEAD') {
    const bytes = typeof body === 'function' ? undefined : body;
    const length = 'Content-Length' in all ? {} : { 'Content-Length': countBytes(bytes) };
    // An answer with 204 has no length.
    response.writeHead(status, status === 204 ? all : { ...all, ...length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return;
  }
  const left = watchConnection(request.socket);
  const sendStream = async (cut: AbortSignal | undefined) => {
    const stream = await body();
    response.writeHead(status, all);
    const end = () => response.destroy();
    cut?.addEventListener('abort', end, { once: true });
    await new Promise<void>((resolve, reject) => {
      sendThrough([stream], response, (error) => (error == null ? resolve() : reject(error)));
    }).finally(() => cut?.removeEventListener('abort', end));
  };
  await sendLayerInTurn(key, left, sendStream, () => request.socket.bytesWritten);
}

const countBytes = (bytes: string | Buffer | undefined): number =>
  bytes === undefined ? 0 : Buffer.byteLength(bytes);

function fail(
  { log }: RegistryDeps,
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = request.url?.split('?', 1)[0];
  if (error instanceof ReaderGone || isCutOff(error, request)) {
    log.debug(
      { event: 'client_disconnected', path, err: error },
      'client disconnected before the response',
    );
    response.destroy();
    return;
  }
  const refusal = toRegistryRefusal(error);
  if (refusal.status >= 500)
    log.error({ event: 'registry_request_failed', path, err: error }, 'registry request failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify(refusal.body ?? createErrorBody('UNKNOWN', 'unknown error'));
  const headers = Object.entries({
    ...everywhere,
    'Content-Type': 'application/json; charset=utf-8',
    ...refusal.headers,
  }).flatMap(([name, value]) => [name, value]);
  if (!request.complete) {
    answerEarly({ request, response }, refusal.status, headers, body);
    return;
  }
  headers.push('Content-Length', String(Buffer.byteLength(body)));
  response.writeHead(refusal.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
