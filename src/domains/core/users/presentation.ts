import type { RequestContext } from '#src/context.ts';
import { findCommitEmailHost } from '#src/settings/commit-email-host.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import type { UserPresentation } from './presenter.ts';

/** The values that users are presented with in the answer to a request. */
export async function loadUserPresentation({
  db,
  url,
  clock,
  config,
  paid,
}: Pick<RequestContext, 'db' | 'url' | 'clock' | 'config' | 'paid'>): Promise<UserPresentation> {
  const host = new URL(config.baseUrl).hostname;
  return {
    url,
    now: clock(),
    paid,
    commitEmailHost: findCommitEmailHost(await loadRecentSettings(db), host),
  };
}
