import type { Config } from '../../config.ts';
import { NotFound } from '../../errors.ts';

/** The resources of single sign-on of groups, and of the accounts that identity providers make by it. */
const resources: ReadonlySet<string> = new Set(['saml-providers', 'scim']);

/**
 * The single sign-on of groups gives their owners a say about accounts of the whole instance: it is there where
 * whoever runs the instance switched it on, and nowhere else.
 * @throws NotFound
 */
export function requireGroupSso(
  { groupSso }: Pick<Config, 'groupSso'>,
  { resource }: { readonly resource: string },
): void {
  if (!groupSso && resources.has(resource)) throw new NotFound();
}
