import type { RequestContext } from '#src/context.ts';
import { Forbidden } from '#src/errors.ts';
import { findRunnerByToken } from './finder.ts';
import type { RunnerRow } from './table.ts';

/**
 * The runner that a token belongs to.
 * @throws Forbidden for other texts
 */
export async function findRunnerOfToken(
  token: string,
  context: RequestContext,
): Promise<RunnerRow> {
  const runner = await findRunnerByToken(context.db, token, context.clock().toISOString());
  if (runner === undefined) throw await refuseRunnerToken(context);
  return runner;
}

/** Counts invalid runner tokens for the rate limit, like other tokens. */
export async function refuseRunnerToken({ limits, request }: RequestContext): Promise<Forbidden> {
  await limits.consume('bad_token', { actor: null, path: request.path, ip: request.ip });
  return new Forbidden();
}
