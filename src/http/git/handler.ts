import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { answerEarly } from '../../../generator/runtime/early-answer.ts';
import { endWithConnection } from '../../../generator/runtime/end-with-connection.ts';
import { sendThrough } from '../../../generator/runtime/send-through.ts';
import type { Authenticate } from '../../auth/authenticate.ts';
import { findBasicActor } from '../../auth/basic-caller.ts';
import type { Environment } from '../../context.ts';
import { HttpError, TooManyRequests, Unauthorized } from '../../errors.ts';
import { CallerBusy, OutputTooLarge, ReaderGone, RepositoryMissing } from '../../git/errors.ts';
import {
  serveGit,
  type GitService,
  type ProposedPush,
  type PushedRef,
  type TransportAnswer,
  type Verdict,
} from '../../git/transport/transport.ts';
import { callerKey } from '../../limits/caller-key.ts';
import type { Log } from '../../log.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import type { Actor } from '../../records/actor.ts';
import { countFetch } from '../../resources/project-maintenance/fetches.ts';
import { refusedByCodeOwners } from '../../resources/code-owners/pushes.ts';
import { refusedByRules } from '../../resources/push-rules/pushes.ts';
import { refusedAsForged } from '../../resources/repositories/forged-commits.ts';
import { refusedRefs } from '../../resources/repositories/push-checks.ts';
import { featureVisible } from '../../policy/features.ts';
import {
  createsRequests,
  followPushOptions,
  linksForPush,
} from '../../resources/merge-requests/push-options.ts';
import { announceRefChanges } from '../../resources/repositories/ref-changes.ts';
import { currentSettings } from '../../settings/current.ts';
import { mebibyteBytes } from '../../units.ts';
import { isAbsence } from '../absence.ts';
import { connectionLost, isCutOff } from '../connection-lost.ts';
import { throttleWeb } from '../web-throttle.ts';
import { admitToGit, GitRefusal } from './access.ts';
import type { GitAddress } from './address.ts';
import { admitDeployToken, findDeployTokenOf } from './deploy-tokens.ts';
import { noticingFetch } from './fetch-notice.ts';
import { explainRefusals } from './push-report.ts';
import { sentBody } from './sent-body.ts';

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
      fail(deps, error, request, response),
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
  if (service === null) throw new GitRefusal(403, 'Git is served here by its smart protocol only.');
  if (request.method !== (advertise ? 'GET' : 'POST')) {
    throw new GitRefusal(405, 'This is not how git asks.');
  }
  const wanted = `application/x-${service}-request`;
  if (!advertise && request.headers['content-type'] !== wanted) {
    throw new GitRefusal(415, `The body must be of the type ${wanted}.`);
  }
  const { environment } = deps;
  const deployToken = await findDeployTokenOf(environment, request);
  const actor =
    deployToken === null ? await findBasicActor({ ...environment, ...deps }, request) : null;
  await throttleWeb(environment, request, async () => actor);
  const project =
    deployToken === null
      ? await admitToGit(environment, { actor, project: address.path, service })
      : await admitDeployToken(environment, deployToken, { path: address.path, service });
  const lastWords = remarkOnMove(environment, address, project);
  const found: Found = { refusals: new Map(), pushOptions: [], lastWords };
  const served = await serve(deps, { request, service, advertise, actor, project, ...found });
  send(served, service, found, response, (error) => {
    if (error != null) fail(deps, error, request, response);
    // Git has told what it had to tell, and takes no more.
    else if (!request.complete) request.destroy();
  });
}

/** Lines for whoever pushes to a path that the project had before. */
function remarkOnMove(
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

interface Serving extends Found {
  readonly request: IncomingMessage;
  readonly service: GitService;
  readonly advertise: boolean;
  readonly actor: Actor | null;
  readonly project: ProjectAccess;
}

/** The facts about a push that come up while it is served. */
interface Found {
  /** Filled while the push is checked. */
  readonly refusals: Map<string, string>;
  /** Likewise. */
  readonly pushOptions: string[];
  /** Lines for whoever pushes, which are known once all has followed from it. */
  readonly lastWords: string[];
}

async function serve(deps: GitHttpDeps, serving: Serving): Promise<TransportAnswer> {
  const { environment } = deps;
  const { request, service, advertise, actor, project } = serving;
  const { headers } = request;
  const { receive_max_input_size: limit } = await currentSettings(environment.db);
  const protocol = headers['git-protocol'];
  const pusher = service === 'git-receive-pack' && !advertise ? actor : null;
  const caller = callerKey({ actor, ip: environment.clientAddress(request) });
  const repository = environment.git.repository(project.id).usedBy(caller);
  return serveGit(pusher === null ? repository : repository.movedBy(pusher.user), {
    service,
    advertise,
    // A list of words like `version=2`; what else is sent under this name is not for git.
    protocol: typeof protocol === 'string' && /^[\w=:.-]{1,255}$/.test(protocol) ? protocol : null,
    contentType: headers['content-type'] ?? null,
    hidesRequests: !featureVisible(project, 'merge_requests'),
    hidesPipelines: actor?.token?.kind !== 'job' && !showsPipelines(project),
    maxInputBytes: limit === null ? null : limit * mebibyteBytes,
    input: advertise ? null : inputOf(deps, serving),
    left: connectionLost(request.socket),
    ...(pusher !== null && {
      decide: (push: ProposedPush) => decide(deps, serving, pusher, push),
      moved: (refs: readonly PushedRef[]) => announce(deps, serving, pusher, refs),
    }),
  });
}

/** Pipelines run for what merge requests bring, too. */
const showsPipelines = (project: ProjectAccess) =>
  featureVisible(project, 'builds') && featureVisible(project, 'merge_requests');

function inputOf(
  { environment: { db, clock }, log }: GitHttpDeps,
  { request, service, project }: Serving,
): Readable {
  const body = sentBody(request);
  if (service === 'git-receive-pack') return body;
  return noticingFetch(body, () => {
    countFetch(db, project, clock()).catch((error: unknown) =>
      log.error({ project: project.id, err: error }, 'a fetch cannot be counted'),
    );
  });
}

/** All refs of a push or none: what is refused must not stay behind as objects that nobody asked for. */
async function decide(
  deps: GitHttpDeps,
  { request, project, refusals, pushOptions }: Serving,
  actor: Actor,
  push: ProposedPush,
): Promise<Verdict> {
  const { environment, log } = deps;
  try {
    const forged = await refusedAsForged(push);
    // A user who may not push to a branch is not told what others own there.
    const early = await refusedRefs(environment, { ...push, project, actor });
    const owned = await refusedByCodeOwners(environment, { ...push, project, actor }, early);
    const againstRules = await refusedByRules(environment, { ...push, project, actor });
    // The push may have begun an hour ago, and the rules may have taken a minute: rights are those of this moment.
    const now = await judgeAgain(deps, request, { project, actor });
    const refused =
      typeof now === 'string'
        ? new Map(push.refs.map(({ ref }) => [ref, now]))
        : new Map([
            ...forged,
            ...owned,
            ...againstRules,
            ...(await refusedRefs(environment, { ...push, ...now })),
          ]);
    if (refused.size === 0) {
      pushOptions.push(...push.options);
      const known = !createsRequests(push.options);
      const messages = known ? await linksForPush(environment, project, push.refs) : [];
      return { accepted: true, messages };
    }
    for (const { ref } of push.refs) {
      refusals.set(ref, refused.get(ref) ?? 'Another ref of this push was refused.');
    }
    const reasons = [...refused].map(([ref, reason]) => `${ref}: ${reason}`);
    return { accepted: false, messages: ['', ...reasons.slice(0, 20), ''] };
  } catch (error) {
    log.error({ project: project.id, err: error }, 'a push cannot be checked');
    throw error;
  }
}

/** Lets whoever pushes in once more, with the same credentials; the reason when they would not be let in any more. */
async function judgeAgain(
  deps: GitHttpDeps,
  request: IncomingMessage,
  before: { readonly project: ProjectAccess; readonly actor: Actor },
): Promise<{ readonly project: ProjectAccess; readonly actor: Actor } | string> {
  const { environment } = deps;
  try {
    const actor = await findBasicActor({ ...environment, ...deps }, request);
    if (actor?.user.id !== before.actor.user.id) throw new Unauthorized();
    const asked = { actor, project: before.project.id, service: 'git-receive-pack' } as const;
    return { actor, project: await admitToGit(environment, asked) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.status === 401 ? 'Your credentials are not valid any more.' : textOf(error);
  }
}

async function announce(
  { environment, log }: GitHttpDeps,
  { project, pushOptions, lastWords }: Serving,
  actor: Actor,
  refs: readonly PushedRef[],
): Promise<void> {
  const changes = refs.map(({ ref, from, to }) => ({ ref, before: from, after: to }));
  try {
    await announceRefChanges(environment, { project, author: actor.user, changes, pushOptions });
  } catch (error) {
    // The refs have moved; the mark on the repository sees to what follows.
    log.error({ project: project.id, err: error }, 'a push was not announced');
  }
  try {
    await followPushOptions(environment, { project, actor, refs, options: pushOptions });
    if (createsRequests(pushOptions)) {
      lastWords.push(...(await linksForPush(environment, project, refs)));
    }
  } catch (error) {
    log.warn({ project: project.id, err: error }, 'the options of a push were not followed');
  }
}

function send(
  { status, headers, body }: TransportAnswer,
  service: GitService,
  { refusals, lastWords }: Found,
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

function fail(
  { environment, log }: GitHttpDeps,
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (error instanceof ReaderGone || isCutOff(error, request)) {
    log.debug({ path: pathOf(request), err: error }, 'the client has left');
    response.destroy();
    return;
  }
  const { status, text, headers } = described(error, environment.config.brand);
  if (status >= 500) {
    log.error({ path: pathOf(request), err: error }, status === 503 ? 'unavailable' : 'failed');
  }
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const all = Object.entries({
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  }).flatMap(([name, value]) => [name, String(value)]);
  if (request.complete) response.writeHead(status, all).end(`${text}\n`);
  else answerEarly({ request, response }, status, all, `${text}\n`);
}

const pathOf = ({ url }: IncomingMessage) => url?.split('?', 1)[0];

interface Described {
  readonly status: number;
  /** Git shows it to its user. */
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Seconds. */
const later = { 'Retry-After': '10' };

function described(error: unknown, brand: string): Described {
  if (error instanceof RepositoryMissing) {
    return { status: 404, text: 'The project has no repository yet.' };
  }
  if (isAbsence(error)) {
    return { status: 503, text: 'Git is not available. Please try again.', headers: later };
  }
  if (error instanceof CallerBusy) {
    return { status: 429, text: 'Too much of yours is waiting. Please try again.', headers: later };
  }
  if (error instanceof OutputTooLarge) return { status: 413, text: 'The request is too large.' };
  if (isDamaged(error)) return { status: 400, text: 'The request cannot be unpacked.' };
  if (!(error instanceof HttpError)) return { status: 500, text: 'Something went wrong.' };
  const { status, headers } = error;
  if (error instanceof TooManyRequests) {
    return { status, text: 'Too many logins have failed. Please try again later.', headers };
  }
  if (status === 401) {
    // The one challenge that git answers.
    const challenge = { 'WWW-Authenticate': `Basic realm="${brand}", charset="UTF-8"` };
    return { status, text: 'HTTP Basic: Access denied', headers: challenge };
  }
  return { status, text: textOf(error), headers };
}

/** The codes that zlib has for bytes that it cannot unpack. */
const isDamaged = (error: unknown) =>
  error instanceof Error && 'code' in error && /^Z_(?:DATA|BUF)_ERROR$/.test(String(error.code));

/** The message for people in the body that the API would send. */
function textOf({ status, body }: HttpError): string {
  if (typeof body === 'string') return body;
  const text = body?.['message'] ?? body?.['error_description'] ?? body?.['error'];
  return typeof text === 'string' ? text.replace(/^[0-9]{3} [A-Za-z ]+ - /, '') : `HTTP ${status}`;
}
