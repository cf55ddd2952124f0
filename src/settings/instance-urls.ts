import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { createUrls, findRegistryHost, type Urls } from '#src/text/urls.ts';
import { findKnownSettings } from './current.ts';

/** The addresses of an instance, with avatars of the external service while the settings permit it. */
export function createInstanceUrls(
  db: Database,
  config: Pick<Config, 'registry' | 'registryUrl' | 'baseUrl'>,
): Urls {
  const hasGravatar = () => findKnownSettings(db)?.gravatar_enabled === true;
  return createUrls(config.baseUrl, findRegistryHost(config), hasGravatar);
}
