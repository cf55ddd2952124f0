import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { Duplex } from 'node:stream';
import { GitFailed, GitTimeout } from '../errors.ts';
import { reservedFolders } from '../formats/ref-name.ts';
import { stopCommand, watchCommand, type GitProcess } from './command.ts';
import { buildGitEnvironment, withoutPieceLimit } from './environment.ts';
import type { FromHost, RepositoryPath, TransportRequest } from './protocol.ts';
import { maxRefsOfPush, readPushedRefs, type PushReport } from './push-channel.ts';

const maxChunkBytes = 64 * 1024;

/** One request of git over HTTP under way: `git http-backend` between the server's pipe and a repository. */
export interface Transport {
  /** Bytes from the client, in order; each is acknowledged with `consumed`. */
  input(bytes: Buffer): void;
  inputEnd(): void;
  /** The server has accepted further bytes of output. */
  credit(bytes: number): void;
  /** Passes the decision on the proposed push to git. */
  verdict(accepted: boolean, messages: readonly string[]): void;
  /** Called when the client disconnects. An accepted push still completes. */
  cancel(): void;
  /** Resolves when all output was handed over; rejects when git failed or nothing moved for too long. */
  readonly ended: Promise<void>;
}

interface TransportOptions {
  /** The directory of all repositories. */
  readonly root: string;
  readonly repository: RepositoryPath;
  readonly gitDirectory: string;
  readonly request: TransportRequest;
  readonly window: number;
  readonly idleLimit: number;
  /** Seconds of processor time that each process of a push may take. */
  readonly pushSeconds: number;
  /** Folder of the hooks of a push, and the step that precedes the move of its refs. */
  readonly hooks: string;
  readonly beforeRefsMove: () => Promise<void>;
  readonly send: (message: WithoutId<FromHost>, body?: Buffer) => void;
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** Starts it; at most `window` bytes of output that are not credited are on their way. */
export function startTransport(options: TransportOptions): Transport {
  const { request, send, idleLimit } = options;
  const child = spawnBackend(options);
  let credit = options.window;
  let stopped: Error | null = null;
  let accepted = false;
  const idle = setTimeout(() => {
    stopped = new GitTimeout(request.service);
    child.stdout.destroy();
    stopCommand(child);
  }, idleLimit);

  child.stdout.on('data', (chunk: Buffer) => {
    idle.refresh();
    credit -= chunk.length;
    for (let at = 0; at < chunk.length; at += maxChunkBytes) {
      send({ kind: 'chunk' }, chunk.subarray(at, at + maxChunkBytes));
    }
    if (credit <= 0) child.stdout.pause();
  });

  const channel = child.stdio[3];
  if (channel instanceof Duplex) passOnPush(channel, send);

  return {
    input(bytes) {
      idle.refresh();
      child.stdin.write(bytes, () => {
        idle.refresh();
        send({ kind: 'consumed', bytes: bytes.length });
      });
    },
    inputEnd() {
      child.stdin.end();
    },
    credit(bytes) {
      idle.refresh();
      credit += bytes;
      if (credit > 0) child.stdout.resume();
    },
    verdict(decision, messages) {
      accepted = decision;
      const answer = () => {
        if (channel instanceof Duplex) tellVerdict(channel, accepted, messages);
      };
      if (!accepted) return answer();
      options.beforeRefsMove().then(answer, (error: unknown) => {
        stopped = new GitFailed('push', String(error));
        accepted = false;
        answer();
      });
    },
    cancel() {
      child.stdin.end();
      if (accepted) {
        // The rest of the output is discarded: git must not block on an unread pipe.
        child.stdout.removeAllListeners('data');
        child.stdout.resume();
        return;
      }
      child.stdout.destroy();
      stopCommand(child);
    },
    ended: watchCommand(child, request.service)
      .catch((error: unknown) => {
        throw stopped ?? error;
      })
      .finally(() => {
        clearTimeout(idle);
        if (channel instanceof Duplex) channel.destroy();
      }),
  };
}

/** Forwards the reports of push hooks: the proposed refs, and the moved ones. */
function passOnPush(channel: Duplex, send: TransportOptions['send']): void {
  channel.on('error', () => undefined);
  const report = (found: PushReport) => {
    if (found.kind === 'moved') send({ kind: 'moved', refs: found.refs });
    else {
      const quarantine = found.quarantine === '' ? null : basename(found.quarantine);
      const { refs, options } = found;
      send({ kind: 'proposed', refs, options, quarantine });
    }
  };
  // A list that is too long is never answered, only refused.
  const refuse = () =>
    channel.write(`> A push may change ${maxRefsOfPush} refs at most.\nrefuse\n`);
  channel.on('data', readPushedRefs(report, refuse));
}

function tellVerdict(channel: Duplex, accepted: boolean, messages: readonly string[]): void {
  const lines = messages.flatMap((message) => message.split('\n')).map((line) => `> ${line}`);
  channel.write([...lines, accepted ? 'accept' : 'refuse', ''].join('\n'));
}

function spawnBackend(options: TransportOptions): GitProcess {
  const { request, gitDirectory, root, repository, pushSeconds } = options;
  const push = request.service === 'git-receive-pack';
  const settings = push ? pushSettings(options) : fetchSettings(request);
  // A pack of some kilobytes may keep git busy for days: only the shell can limit the time of all its processes.
  const [command, ...args] = push
    ? (['sh', '-c', 'ulimit -t "$1" && exec git http-backend', 'sh', `${pushSeconds}`] as const)
    : (['git', 'http-backend'] as const);
  return spawn(command, args, {
    cwd: '/',
    env: {
      ...buildGitEnvironment(gitDirectory, [...commonSettings, ...settings]),
      ...(!push && withoutPieceLimit),
      ...requestEnvironment(request),
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROJECT_ROOT: root,
      PATH_INFO: `/${repository}/${request.advertise ? 'info/refs' : request.service}`,
      // Only identified users may push; git need not know which.
      ...(push && { REMOTE_USER: 'hearth' }),
    },
    stdio: push ? ['pipe', 'pipe', 'pipe', 'pipe'] : ['pipe', 'pipe', 'pipe'],
  });
}

/**
 * Environment that a web server sets after CGI/1.1, without the length of the body. `git http-backend` before 2.42
 * spins for ever when the body is shorter than that, as it is when the client or this process dies.
 */
function requestEnvironment(request: TransportRequest): NodeJS.ProcessEnv {
  const { service, advertise, protocol, contentType } = request;
  return {
    GATEWAY_INTERFACE: 'CGI/1.1',
    REQUEST_METHOD: advertise ? 'GET' : 'POST',
    QUERY_STRING: advertise ? `service=${service}` : '',
    ...(protocol !== null && { GIT_PROTOCOL: protocol }),
    ...(contentType !== null && { CONTENT_TYPE: contentType }),
  };
}

/** A client gets at most half of the machine, and one memory window. */
const commonSettings = [
  ['http.getanyfile', 'false'],
  ['pack.threads', String(Math.max(1, Math.floor(availableParallelism() / 2)))],
  ['pack.windowMemory', '128m'],
] as const;

const reserved = reservedFolders.map((folder) => `refs/${folder}/`);

/** The server's own refs that clients may fetch. */
const shown = 'refs/merge-requests/';
/** The server's own refs that runners fetch. */
const ofPipelines = 'refs/pipelines/';

/**
 * Clients see all refs except those of the server, of which only merge requests and pipelines are visible. They may
 * request any object by id, as partial clones do.
 */
const fetchSettings = ({
  hidesRequests,
  hidesPipelines,
}: TransportRequest): readonly (readonly [string, string])[] => [
  ...reserved
    .filter((folder) => hidesPipelines || folder !== ofPipelines)
    .filter((folder) => hidesRequests || folder !== shown)
    .map((folder) => ['uploadpack.hideRefs', folder] as const),
  ['uploadpack.allowAnySHA1InWant', 'true'],
  ['uploadpack.allowFilter', 'true'],
  // The filter pattern is a file of the repository: a user who may push could make its evaluation arbitrarily
  // expensive.
  ['uploadpackfilter.sparse:oid.allow', 'false'],
];

/**
 * A push changes any refs but the server's own, and none that git could take for the full name of another one
 * (`refs/tags/refs/heads/main`). Git also looks up unknown names below `refs/remotes/`, where a user could put a
 * branch or tag that they may not create.
 *
 * The settings of the repositories themselves, which allow branches and tags only, are for pushes on other ways: the
 * last matching setting counts.
 */
const hiddenFromPushes = [
  '!refs/',
  ...reserved,
  'refs/heads/refs/',
  'refs/tags/refs/',
  'refs/remotes/refs/',
  'refs/remotes/HEAD',
];

/** Harmless faults of objects that old tools made. */
export const carelessness = [
  'badTimezone',
  'missingSpaceBeforeDate',
  'zeroPaddedFilemode',
] as const;

function pushSettings({
  hooks,
  request,
}: TransportOptions): readonly (readonly [string, string])[] {
  const { maxInputBytes } = request;
  return [
    ['core.hooksPath', hooks],
    ['http.receivepack', 'true'],
    ['receive.advertisePushOptions', 'true'],
    ...hiddenFromPushes.map((refs) => ['receive.hideRefs', refs] as const),
    // Git rejects objects that would endanger or confuse clients that fetch them; old tools were careless about some
    // properties.
    ['receive.fsckObjects', 'true'],
    ...carelessness.map((fault) => [`receive.fsck.${fault}`, 'ignore'] as const),
    // The verdict on the push decides which branches may be deleted.
    ['receive.denyDeleteCurrent', 'ignore'],
    ...(maxInputBytes === null ? [] : ([['receive.maxInputSize', String(maxInputBytes)]] as const)),
  ];
}
