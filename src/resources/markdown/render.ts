import type { RequestContext } from '../../context.ts';
import { callerKey } from '../../limits/caller-key.ts';
import type { PictureProxy } from '../../rendering/picture-proxy.ts';
import { recentSettings } from '../../settings/current.ts';
import type { ApplicationSettingsRow } from '../../settings/row.ts';
import { linkReferences } from './references.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'url' | 'config' | 'rendering' | 'request'>;

/**
 * HTML of a Markdown text that somebody wrote, for the caller: whatever renders goes this way, which keeps the event
 * loop free. Texts that are too long or take too long are shown as they are written. Throws `TooManyRequests` and
 * `Unavailable` when too much is being rendered.
 */
export async function renderText(
  { db, actor, url, config, rendering, request }: Context,
  text: string,
  { references }: { readonly references: boolean },
): Promise<string> {
  const settings = await recentSettings(db);
  const html = await rendering.render(callerKey({ actor, ip: request.ip }), {
    text,
    references,
    proxy: pictureProxy(settings, new URL(config.baseUrl).hostname),
    diagrams: diagramServers(settings),
  });
  return references ? linkReferences(db, actor, html, url) : html;
}

function pictureProxy(settings: ApplicationSettingsRow, ownHost: string): PictureProxy | null {
  const { asset_proxy_enabled, asset_proxy_url: url } = settings;
  if (!asset_proxy_enabled || url === null || url === '') return null;
  const direct = [ownHost, ...(settings.asset_proxy_allowlist ?? [])];
  return { url, secret: settings.asset_proxy_secret_key ?? '', direct };
}

/** Only these: the rest of the settings is no business of a thread. */
function diagramServers({
  plantuml_enabled,
  plantuml_url,
  kroki_enabled,
  kroki_url,
  kroki_formats,
}: ApplicationSettingsRow) {
  return { plantuml_enabled, plantuml_url, kroki_enabled, kroki_url, kroki_formats };
}
