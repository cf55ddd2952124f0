import type { Readable } from 'node:stream';
import { type GitFailure, ObjectMissing } from './errors.ts';
import type {
  CommandBounds,
  FromHost,
  ObjectFacts,
  Operation,
  Operations,
  RepositoryPath,
} from './host/protocol.ts';
import type { Conversation, HostAnswer, HostClient, RequestOptions } from './host-client.ts';
import { isObjectId } from './formats/ref-name.ts';
import type { SpoolRoom } from './spool.ts';

/** Operations that may take long and change nothing. */
const longReads: ReadonlySet<Operation> = new Set(['run', 'treePage', 'lastCommit']);

export interface RepositoryPlace {
  readonly key: string;
  readonly path: RepositoryPath;
  readonly directory: string;
}

/** User, caller and abort signal on whose behalf a repository is used. */
export interface Behalf {
  /** Id of the user who moves refs. */
  readonly by: number | null;
  /** Aborted when the reader disconnects. */
  readonly left: (() => AbortSignal) | null;
  /** The key under which the requests of the caller who waits are counted; null for the server itself. */
  readonly caller: string | null;
  /** True for callers who may not see merge requests: objects that only these hold are hidden from them. */
  readonly hidesRequests: boolean;
}

export const nobody: Behalf = { by: null, left: null, caller: null, hidesRequests: false };

/** Connection of one repository to the git host, on behalf of a user. */
export class RepositoryConnection {
  protected readonly host: HostClient;
  protected readonly prefix: string;
  /** Internal to `src/git`, as is `directory`. */
  readonly path: RepositoryPath;
  readonly directory: string;
  protected readonly behalf: Behalf;

  /**
   * `path` is that of the repository inside the store, `directory` the same from the root, `key` a short name of its
   * own.
   */
  constructor(host: HostClient, { key, path, directory }: RepositoryPlace, behalf: Behalf) {
    this.host = host;
    this.prefix = `${key}:`;
    this.path = path;
    this.directory = directory;
    this.behalf = behalf;
  }

  /** Internal to `src/git`. */
  get spoolRoom(): SpoolRoom {
    return this.host.spoolRoom;
  }

  get caller(): string | null {
    return this.behalf.caller;
  }

  /** True if objects that only merge requests reach are hidden from the caller. */
  get hidesRequests(): boolean {
    return this.behalf.hidesRequests;
  }

  /**
   * Whole object; internal to `src/git`.
   * @throws ObjectMissing for an unknown id or another type
   * @throws OutputTooLarge above `maxBytes`; with `sizeKnown` the size is not checked before
   */
  async object(
    id: string,
    type: ObjectFacts['type'],
    maxBytes: number,
    sizeKnown: boolean,
  ): Promise<Buffer> {
    if (!isObjectId(id)) throw new ObjectMissing(id);
    const ask = { id, type, maxBytes, sizeKnown };
    return (await this.host.request('object', this.path, ask)).body;
  }

  /**
   * The whole output of one git command, for `src/git` alone: nothing of a caller gets into `args` unchecked. `body` is
   * its input. `GitFailed`, `GitTimeout`, `OutputTooLarge`.
   */
  async run(
    args: readonly string[],
    bounds: CommandBounds,
    body: readonly Buffer[] = [],
  ): Promise<Buffer> {
    const options = { body, timeLimit: bounds.timeLimit * 2 };
    return (await this.ask('run', { args, bounds }, options)).body;
  }

  /**
   * The output of one git command as fast as it is taken, for `src/git` alone; destroy it when no more is wanted, and
   * the command ends. `explain` turns git's failure into the error of the stream.
   */
  stream(
    args: readonly string[],
    explain: (failure: GitFailure) => Error = (failure) => failure,
  ): Readable {
    const { caller, left } = this.behalf;
    return this.host.stream(this.path, args, explain, { caller, left: left?.() });
  }

  /** Talks with the git host about this repository, for `src/git` alone. */
  converse(
    subject: string,
    receive: (message: FromHost, body: Buffer) => void,
    fail: (error: Error) => void,
  ): Conversation & Pick<Behalf, 'by' | 'caller'> & { readonly path: RepositoryPath } {
    const { by, caller } = this.behalf;
    return { ...this.host.converse(subject, receive, fail), path: this.path, by, caller };
  }

  /** Sends a request to the git host; internal to `src/git`. A disconnect of the reader ends reads, but not writes. */
  ask<Name extends Operation>(
    operation: Name,
    ask: Operations[Name]['ask'],
    options: Pick<RequestOptions, 'body' | 'timeLimit'> = {},
  ): Promise<HostAnswer<Name>> {
    const { by, caller } = this.behalf;
    const left = longReads.has(operation) ? this.behalf.left?.() : undefined;
    return this.host.request(operation, this.path, ask, { ...options, by, caller, left });
  }

  /**
   * Sends a request to the git host in the name of the server; internal to `src/git`. It counts for no caller, and
   * only `left` ends it.
   */
  askAsServer<Name extends Operation>(
    operation: Name,
    ask: Operations[Name]['ask'],
    options: Pick<RequestOptions, 'timeLimit' | 'left'> = {},
  ): Promise<HostAnswer<Name>> {
    return this.host.request(operation, this.path, ask, options);
  }

  /** Cache keys carry the repository: an id that another one holds does not resolve here. */
  key(name: string): string {
    return this.prefix + name;
  }
}
