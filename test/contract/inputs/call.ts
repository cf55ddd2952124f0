import type { Role, World } from '../world.ts';

/** Parameters of one request, before encoding. */
export interface Call {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The token to call with, where the operation acts on it. */
  readonly token?: string;
  /** The least role that may, where a finer rule than the document's level decides. */
  readonly from?: Role;
}

/** Calls that succeed, by operation. */
export type Inputs = Readonly<Record<string, (world: World) => Promise<Call> | Call>>;

let counter = 0;
export const unique = () => `made-${(counter += 1)}`;

export const none = { params: {}, query: {}, body: null };
