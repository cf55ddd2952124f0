import type { Environment } from '../../../context.ts';

/**
 * The origins beside this one to which a sign-in may lead in the end, so that the browser lets it: applications that
 * ask for somebody's consent get their answer at their own address.
 */
export async function formTargetsOf(
  _environment: Pick<Environment, 'db'>,
  _returnTo: string,
): Promise<readonly string[]> {
  return [];
}
