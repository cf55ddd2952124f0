import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createUrls, registryHostOf, type Urls } from '../text/urls.ts';
import { knownSettings } from './current.ts';

/** The addresses of an instance, with pictures of the external service as long as its settings say so. */
export function createInstanceUrls(
  db: Database,
  config: Pick<Config, 'registry' | 'registryUrl' | 'baseUrl'>,
): Urls {
  const usesPictures = () => knownSettings(db)?.gravatar_enabled === true;
  return createUrls(config.baseUrl, registryHostOf(config), usesPictures);
}
