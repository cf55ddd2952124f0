import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Authenticate } from '#src/auth/authenticate.ts';
import type { Environment } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import type { Log } from '#src/log.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { RegistryCaller } from '#src/domains/registry/container-registry/access.ts';
import { RegistryRefusal } from '#src/domains/registry/container-registry/errors.ts';
import type { RegistryToken } from '#src/domains/registry/container-registry/registry-token.ts';
import {
  findRepository,
  type RegistryRepositoryRow,
} from '#src/domains/registry/container-registry/table.ts';
import type { RegistryAddress } from './address.ts';

export interface RegistryDeps {
  readonly environment: Environment;
  readonly authenticate: Authenticate;
  readonly log: Log;
}

/** Request to a repository, from an authorized caller. */
export interface Exchange {
  readonly environment: Environment;
  readonly request: IncomingMessage;
  readonly address: RegistryAddress;
  readonly caller: RegistryCaller;
  readonly token: RegistryToken;
  /** Key under which all requests of one caller are counted. */
  readonly callerKey: string;
  readonly project: ProjectRow;
  /** The repository, which may not exist yet: its project, and its name below the project. */
  readonly place: { readonly projectId: number; readonly name: string };
  readonly left: AbortSignal;
  /**
   * Checks the caller's permissions again, and returns the check for a transaction.
   * @throws RegistryRefusal, as that check does
   */
  readonly judgeAgain: () => Promise<(db: Database) => Promise<ProjectRow>>;
}

export interface RegistryAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A stream takes its turn. */
  readonly body?: string | Buffer | (() => Promise<Readable>);
}

/** @throws RegistryRefusal where nothing was ever pushed to it */
export async function requireRegistryRepository({
  environment,
  place,
}: Exchange): Promise<RegistryRepositoryRow> {
  const found = await findRepository(environment.db, place);
  if (found === undefined) throw createNameUnknown();
  return found;
}

export const createNameUnknown = () =>
  new RegistryRefusal(404, 'NAME_UNKNOWN', 'repository name not known to registry');

/** @throws RegistryRefusal while the repository is being deleted */
export function requirePresent({ status }: RegistryRepositoryRow): void {
  if (status !== 'delete_scheduled') return;
  throw new RegistryRefusal(503, 'UNAVAILABLE', 'the repository is being deleted', {
    headers: { 'Retry-After': '10' },
  });
}

export const answerJson = (
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RegistryAnswer => ({
  status: 200,
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

/** A number in a query; the fallback if absent. */
export function countIn(text: string | null, fallback: number, most: number): number {
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text)) {
    throw new RegistryRefusal(400, 'SIZE_INVALID', 'n must be a number');
  }
  return Math.min(Number(text), most);
}
