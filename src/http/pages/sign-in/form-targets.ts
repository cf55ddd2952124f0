import type { Environment } from '#src/context.ts';
import {
  findAuthorizationTarget,
  listFormTargets,
} from '#src/domains/accounts/oauth/authorization-request.ts';
import { toLocalPath } from '../local-path.ts';

/**
 * Other origins to which a sign-in may redirect in the end, so that the browser allows it: applications that need no
 * further consent get their answer at their own address.
 */
export async function loadFormTargets(
  { db }: Pick<Environment, 'db'>,
  returnTo: string,
): Promise<readonly string[]> {
  const [path = '', query = ''] = (toLocalPath(returnTo) ?? '').split('?', 2);
  if (!path.endsWith('/oauth/authorize')) return [];
  const parameters = new URLSearchParams(query);
  const target = await findAuthorizationTarget(db, {
    client_id: parameters.get('client_id') ?? '',
    redirect_uri: parameters.get('redirect_uri') ?? '',
  });
  return 'error' in target ? [] : listFormTargets(target.redirectUri);
}
