import type { Config } from '#src/config.ts';
import { NotFound } from '#src/errors.ts';

/** The resources of single sign-on of groups, and of the accounts that identity providers make by it. */
const resources: ReadonlySet<string> = new Set(['saml-providers', 'scim']);

/**
 * Requires that the instance enables single sign-on of groups, which gives group owners influence on accounts of the
 * whole instance.
 * @throws NotFound
 */
export function requireGroupSso(
  { groupSso }: Pick<Config, 'groupSso'>,
  { resource }: { readonly resource: string },
): void {
  if (!groupSso && resources.has(resource)) throw new NotFound();
}
