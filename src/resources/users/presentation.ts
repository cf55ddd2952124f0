import type { RequestContext } from '../../context.ts';
import { commitEmailHost } from '../../settings/commit-email-host.ts';
import { recentSettings } from '../../settings/current.ts';
import type { Presentation } from './presenter.ts';

/** The values that users are presented with in the answer to a request. */
export async function userPresentation({
  db,
  url,
  clock,
  config,
  paid,
}: Pick<RequestContext, 'db' | 'url' | 'clock' | 'config' | 'paid'>): Promise<Presentation> {
  const host = new URL(config.baseUrl).hostname;
  return {
    url,
    now: clock(),
    paid,
    commitEmailHost: commitEmailHost(await recentSettings(db), host),
  };
}
