import type { RegistryEvents } from '#generated/container-registry/types.ts';
import type { Environment } from '#src/context.ts';
import { isRegistryKept } from '#src/image-registry/remains.ts';
import { findRegistryProject } from './access.ts';
import { isManifestType } from './manifest.ts';
import { notePushable } from './pushable.ts';

type RegistryEvent = RegistryEvents['events'][number];

/**
 * Records pushes that an external registry reports. Deletions are ignored: a query of the registry lists the remaining
 * tags.
 */
export async function noteEvents(
  { db, config, clock }: Pick<Environment, 'db' | 'config' | 'clock'>,
  events: readonly RegistryEvent[],
): Promise<void> {
  if (config.registry !== 'external') return;
  const names = new Set(events.filter(isPush).map(({ target }) => target?.repository ?? ''));
  const now = clock();
  for (const name of names) {
    const place = await findRegistryProject(db, name);
    if (place !== null && !(await isRegistryKept(db, name)))
      await notePushable(db, { place, name, now, until: now, pushed: true });
  }
}

/** A push of a manifest: layers alone are no image. */
function isPush({ action, target }: RegistryEvent): boolean {
  if (action !== 'push' || target === undefined) return false;
  return (target.tag ?? '') !== '' || isManifestType(target.mediaType ?? '');
}
