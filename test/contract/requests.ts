import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '#test/access/trees.ts';
import type { Role, World } from './world.ts';

/** Parameters of one request, before encoding. */
export interface Call {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The token to call with, where the operation acts on it. */
  readonly token?: string;
  /** The same, where it is no user's and taken as `Authorization: Bearer` only. */
  readonly bearer?: string;
  /** Headers in place of any token: of a browser, for operations that take its session only. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers beside the token. */
  readonly condition?: Readonly<Record<string, string>>;
  /** The least role that may, where a finer rule than the document's level decides. */
  readonly from?: Role;
}

/** Calls that succeed, by operation: where the document's example cannot be sent as it stands. */
export type Calls = Readonly<Record<string, (world: World) => Promise<Call> | Call>>;

/** Parts of a request that are sent instead of the document's example. */
export type Request = Partial<Pick<Call, 'params' | 'query'>> & {
  readonly body?: Readonly<Record<string, unknown>>;
};

/**
 * Requests of operations that write without any effect: a check after the permission refuses them. Operations that are
 * not listed here have an effect whatever they receive, so that only their refusals are tested.
 */
export type Harmless = Readonly<Record<string, (tree: Tree) => Request>>;

/** Requests that reach what an operation is about, where the document's example does not. */
export type Instead = Readonly<Record<string, Request>>;

/** The least access level of operations about a project or group, where `test/access/rules.ts` has no line for them. */
export type Least = Readonly<Record<string, number>>;

/** Writing operations that leave no audit event, each with its reason. */
export type Unaudited = Readonly<Record<string, string>>;

/** The exports of `test/domains/<domain>/<name>.requests.ts`. */
interface ResourceRequests {
  readonly calls?: Calls;
  readonly harmless?: Harmless;
  readonly instead?: Instead;
  readonly least?: Least;
  readonly unaudited?: Unaudited;
}

let counter = 0;
export const unique = () => `made-${(counter += 1)}`;

export const none = { params: {}, query: {}, body: null };

/** No row of anything has it. */
export const NOBODY = 999_999_999;

const folder = join(import.meta.dirname, '../domains');

/** Entries of the export of this name in the files of all resources, by operation. */
export async function requestsOf<Kind extends keyof ResourceRequests>(
  kind: Kind,
): Promise<NonNullable<ResourceRequests[Kind]>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.requests.ts'),
  );
  const resources = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<ResourceRequests>),
  );
  return Object.assign({}, ...resources.map((resource) => resource[kind])) as NonNullable<
    ResourceRequests[Kind]
  >;
}
