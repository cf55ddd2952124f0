import type { DeployTokenRow } from '#src/domains/projects/deploy-tokens/table.ts';
import { mebibyteBytes } from '#src/units.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { endWithConnection } from '#runtime/end-with-connection.ts';
import { sendThrough } from '#runtime/send-through.ts';
import type { Authenticate } from '#src/auth/authenticate.ts';
import { findBasicActor } from '#src/auth/basic-caller.ts';
import type { Environment } from '#src/context.ts';
import { HttpError, Unauthorized } from '#src/errors.ts';
import { serveGit, type GitService, type TransportAnswer } from '#src/git/transport/transport.ts';
import { findOwnerKey } from '#src/limits/owner-key.ts';
import type { Log } from '#src/log.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { countFetch } from '#src/domains/projects/project-maintenance/fetches.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import {
  announcePush,
  judgePush,
  type Pusher,
  type PushOutcome,
  type ReceivedPush,
} from '#src/domains/review/merge-requests/receive-push.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { noteCaller, noteDeployToken } from '../access-log.ts';
import { watchConnection } from '../connection-lost.ts';
import { throttleWeb } from '../web-throttle.ts';
import { admitToGit, GitRefusal } from './access.ts';
import type { GitAddress } from './address.ts';
import { admitDeployToken, findRequestDeployToken } from './deploy-tokens.ts';
import { answerFailure, describeHttpError } from './failure.ts';
import { watchFetch } from './fetch-notice.ts';
import { explainRefusals } from './push-report.ts';
import { unpackBody } from './sent-body.ts';

export interface GitHttpDeps {
  readonly environment: Environment;
  readonly authenticate: Authenticate;
  readonly log: Log;
}

/** Answers a request of git over HTTP. */
export type GitHttp = (
  address: GitAddress,
  request: IncomingMessage,
  response: ServerResponse,
) => void;

/** `git clone`, `fetch` and `push` through the addresses that projects show. */
export function createGitHttp(deps: GitHttpDeps): GitHttp {
  return (address, request, response) => {
    endWithConnection(request, response);
    answer(deps, address, request, response).catch((error: unknown) =>
      answerFailure(deps, error, request, response),
    );
  };
}

async function answer(
  deps: GitHttpDeps,
  address: GitAddress,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { service } = address;
  const advertise = address.asks === 'refs';
  if (service === null)
    throw new GitRefusal(403, 'The server supports the smart protocol of git only.');
  if (request.method !== (advertise ? 'GET' : 'POST')) {
    throw new GitRefusal(405, 'This is no request of git.');
  }
  const expectedType = `application/x-${service}-request`;
  if (!advertise && request.headers['content-type'] !== expectedType) {
    throw new GitRefusal(415, `The body must be of the type ${expectedType}.`);
  }
  const { environment } = deps;
  const deployToken = await findRequestDeployToken(environment, request);
  const actor =
    deployToken === null ? await findBasicActor({ ...environment, ...deps }, request) : null;
  noteCaller(request, actor);
  if (deployToken !== null) noteDeployToken(request, deployToken);
  await throttleWeb(environment, request, async () => actor);
  const project =
    deployToken === null
      ? await admitToGit(environment, { actor, project: address.path, service })
      : await admitDeployToken(environment, deployToken, { path: address.path, service });
  const lastWords = listMoveRemarks(environment, address, project);
  const outcome: PushOutcome = { refusals: new Map(), options: [], lastWords };
  const caller = { actor, deployToken, project };
  const served = await serve(deps, { request, service, advertise, ...caller, outcome });
  send(served, service, outcome, response, (error) => {
    if (error != null) answerFailure(deps, error, request, response);
    // Git has sent its response, and accepts no more input.
    else if (!request.complete) request.destroy();
  });
}

/** Notice for pushes to a former path of the project. */
function listMoveRemarks(
  { url }: Pick<Environment, 'url'>,
  { path }: GitAddress,
  { full_path }: Pick<ProjectAccess, 'full_path'>,
): string[] {
  if (path.toLowerCase() === full_path.toLowerCase()) return [];
  return [
    ...['', `Project '${path}' was moved to '${full_path}'.`, ''],
    ...['Please update your Git remote:', ''],
    ...[`  git remote set-url origin ${url.web(full_path)}.git`, ''],
  ];
}

interface Serving {
  readonly request: IncomingMessage;
  readonly service: GitService;
  readonly advertise: boolean;
  readonly actor: Actor | null;
  readonly deployToken: DeployTokenRow | null;
  readonly project: ProjectAccess;
  readonly outcome: PushOutcome;
}

async function serve(deps: GitHttpDeps, serving: Serving): Promise<TransportAnswer> {
  const { environment } = deps;
  const { request, service, advertise, actor, deployToken, project } = serving;
  const { headers } = request;
  const { receive_max_input_size: limit } = await loadCurrentSettings(environment.db);
  const protocol = headers['git-protocol'];
  const pusher = service === 'git-receive-pack' && !advertise ? actor : null;
  const ip = environment.clientAddress(request);
  const caller = await findOwnerKey(environment.db, { actor, ip, deployToken });
  const repository = environment.git.repository(project.id).usedBy(caller);
  return serveGit(pusher === null ? repository : repository.movedBy(pusher.user), {
    service,
    advertise,
    // A list of words like `version=2`; other values of the header are ignored.
    protocol: typeof protocol === 'string' && /^[\w=:.-]{1,255}$/.test(protocol) ? protocol : null,
    contentType: headers['content-type'] ?? null,
    hidesRequests: !isFeatureVisible(project, 'merge_requests'),
    hidesPipelines: !isOwnJob(actor, project) && !showsPipelines(project),
    maxInputBytes: limit === null ? null : limit * mebibyteBytes,
    input: advertise ? null : openInput(deps, serving),
    left: watchConnection(request.socket),
    ...(pusher !== null && {
      ...createReceiver(deps, serving, pusher),
    }),
  });
}

/** A job fetches the commit of its own pipeline by such a ref. */
const isOwnJob = (actor: Actor | null, { id }: ProjectAccess) =>
  actor?.token?.kind === 'job' && actor.token.projectId === id;

/** Merge requests also have pipelines. */
const showsPipelines = (project: ProjectAccess) =>
  isFeatureVisible(project, 'builds') && isFeatureVisible(project, 'merge_requests');

function openInput(
  { environment: { db, clock }, log }: GitHttpDeps,
  { request, service, project }: Serving,
): Readable {
  const body = unpackBody(request);
  if (service === 'git-receive-pack') return body;
  return watchFetch(body, () => {
    countFetch(db, project, clock()).catch((error: unknown) =>
      log.error(
        { event: 'fetch_not_counted', project: project.id, err: error },
        'failed to count a git fetch',
      ),
    );
  });
}

/** Judges a push, and announces it once its refs have moved. */
function createReceiver(
  deps: GitHttpDeps,
  { request, project, outcome }: Serving,
  actor: Actor,
): Pick<Parameters<typeof serveGit>[1], 'decide' | 'moved'> {
  const admitAgain = () => admitOnceMore(deps, request, { project, actor });
  const push: ReceivedPush = { project, actor, admitAgain, outcome };
  return {
    decide: (proposed) => judgePush(deps, push, proposed),
    moved: (refs) => announcePush(deps, push, refs),
  };
}

/** Readmits the pushing user with the same credentials; returns the reason of a refusal. */
async function admitOnceMore(
  deps: GitHttpDeps,
  request: IncomingMessage,
  before: Pusher,
): Promise<Pusher | string> {
  const { environment } = deps;
  try {
    const actor = await findBasicActor({ ...environment, ...deps }, request);
    if (actor?.user.id !== before.actor.user.id) throw new Unauthorized();
    const admission = { actor, project: before.project.id, service: 'git-receive-pack' } as const;
    return { actor, project: await admitToGit(environment, admission) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.status === 401
      ? 'Your credentials are not valid any more.'
      : describeHttpError(error);
  }
}

function send(
  { status, headers, body }: TransportAnswer,
  service: GitService,
  { refusals, lastWords }: PushOutcome,
  response: ServerResponse,
  ended: (error: unknown) => void,
): void {
  response.writeHead(status, headers);
  if (service === 'git-receive-pack') {
    const report = explainRefusals(
      (ref) => refusals.get(ref) ?? null,
      () => lastWords,
    );
    sendThrough([body, report], response, ended);
  } else sendThrough([body], response, ended);
}
