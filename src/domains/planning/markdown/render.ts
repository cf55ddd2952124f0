import type { RequestContext } from '#src/context.ts';
import type { Config } from '#src/config.ts';
import { formatCallerKey } from '#src/limits/caller-key.ts';
import type { RepositoryFiles } from '#src/rendering/file-links.ts';
import type { PictureProxy } from '#src/rendering/picture-proxy.ts';
import { trimSlashes } from '#src/rendering/without-slashes.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import type { TextContainer } from './places.ts';
import { linkReferences } from './references.ts';

type Context = PlainContext & Pick<RequestContext, 'git' | 'paid' | 'url' | 'request'>;

type PlainContext = Pick<RequestContext, 'db' | 'actor' | 'config' | 'rendering'> & {
  readonly request: { readonly ip: string };
};

interface Options {
  /**
   * True if references become links. Stored texts for other readers must not contain such links, because those readers
   * may see less.
   */
  readonly references: boolean;
  /** False for elements that say nothing of the direction of writing. */
  readonly directed?: boolean;
  /** True when the words of code blocks get elements with their kinds. */
  readonly highlighted?: boolean;
  /** The project or group of the text, for references without a path, and for uploads. */
  readonly place?: TextContainer | undefined;
  /** Files that a text of a repository links by relative paths. */
  readonly files?: RepositoryFiles | undefined;
}

/**
 * Renders user Markdown to HTML for the caller. All rendering uses this function, which keeps the event loop free.
 * Texts that are too long or too slow are shown unrendered. Throws `TooManyRequests` and `Unavailable` when too much
 * is being rendered.
 */
export async function renderText(
  context: Context,
  text: string,
  options: Options,
): Promise<string> {
  const { references, place } = options;
  const html = await renderHtml(context, text, options);
  return references ? linkReferences(context, html, place ?? null) : html;
}

/** HTML of a text of the instance, whose references lead nowhere. */
export function renderPlainText(context: PlainContext, text: string): Promise<string> {
  return renderHtml(context, text, { references: false });
}

async function renderHtml(
  { db, actor, config, rendering, request }: PlainContext,
  text: string,
  { references, directed = true, highlighted = false, place, files }: Options,
): Promise<string> {
  const settings = await loadRecentSettings(db);
  return rendering.render(formatCallerKey({ actor, ip: request.ip }), {
    text,
    references,
    directed,
    ...(highlighted && { highlighted: text.includes('```') || text.includes('~~~') }),
    ...(files !== undefined && { files }),
    ownUrl: config.baseUrl,
    project: place?.container.kind === 'project' ? formatPathOnHost(config, place.fullPath) : null,
    proxy: createPictureProxy(settings, new URL(config.baseUrl).hostname),
    diagrams: pickDiagramServers(settings),
  });
}

function formatPathOnHost({ baseUrl }: Pick<Config, 'baseUrl'>, path: string): string {
  return `${trimSlashes(new URL(baseUrl).pathname)}/${path}`;
}

function createPictureProxy(
  settings: ApplicationSettingsRow,
  ownHost: string,
): PictureProxy | null {
  const { asset_proxy_enabled, asset_proxy_url: url } = settings;
  if (!asset_proxy_enabled || url === null || url === '') return null;
  const direct = [ownHost, ...(settings.asset_proxy_allowlist ?? [])];
  return { url, secret: settings.asset_proxy_secret_key ?? '', direct };
}

/** Only these: the rest of the settings is no business of a thread. */
function pickDiagramServers({
  plantuml_enabled,
  plantuml_url,
  kroki_enabled,
  kroki_url,
  kroki_formats,
}: ApplicationSettingsRow) {
  return { plantuml_enabled, plantuml_url, kroki_enabled, kroki_url, kroki_formats };
}
