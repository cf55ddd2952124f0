import { encodePath } from '#src/text/encode-path.ts';

/** Parts of the address of a page below a project or group. */
export interface PlaceAddress {
  readonly kind: 'project' | 'group' | 'unknown';
  /** Full path of the project, group or user. */
  readonly path: string;
  /** Path behind the separator, with a leading slash; `/` for the page of the place itself. */
  readonly rest: string;
}

const maxPathChars = 2048;

/**
 * Splits the path of a URL at the first `/-/`: what follows belongs to pages, and may hold another one in the name of a
 * file. Null for what is no address of a place. The parts stay encoded.
 */
export function splitAddress(path: string): PlaceAddress | null {
  const isGroup = path.startsWith('/groups/');
  const whole = path.slice(isGroup ? '/groups/'.length : 1);
  const at = whole.indexOf('/-/');
  const named = at === -1 ? whole : whole.slice(0, at);
  // Taking slashes off the end needs the square of the length.
  if (named.length > maxPathChars) return null;
  const place = at === -1 ? named.replace(/\/+$/, '') : named;
  if (place === '') return null;
  if (place === '-' || place.startsWith('-/')) return null;
  const decoded = decode(place);
  if (decoded === null) return null;
  const rest = at === -1 ? '/' : whole.slice(at + 2);
  const kind = isGroup ? 'group' : at === -1 ? 'unknown' : 'project';
  return { kind, path: decoded, rest };
}

function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

/** First parts of the pages that had no separator in their address once. */
const withoutSeparator = new Set([
  ...[
    'tree',
    'blob',
    'raw',
    'blame',
    'commits',
    'commit',
    'compare',
    'branches',
    'tags',
    'archive',
  ],
  ...['issues', 'merge_requests', 'milestones', 'labels', 'boards', 'pipelines', 'jobs', 'builds'],
  ...['environments', 'releases', 'snippets', 'wikis', 'network', 'graphs', 'project_members'],
  ...[
    'forks',
    'starrers',
    'activity',
    'badges',
    'container_registry',
    'packages',
    'settings',
    'edit',
  ],
]);

/**
 * Ways to read an address of the older form `/group/project/issues/1` with the separator, the longest project path
 * first. Each is a project path and the rest.
 */
export function listOldReadings(path: string): readonly PlaceAddress[] {
  const segments = path.split('/');
  const readings: PlaceAddress[] = [];
  // A project stands in a namespace of at most 21 parts: what is deeper is a file.
  for (let index = 2; index < Math.min(segments.length, 23); index += 1) {
    if (!withoutSeparator.has(segments[index] ?? '')) continue;
    const rest = `/${encodePath(segments.slice(index).join('/'))}`;
    readings.push({ kind: 'project', path: segments.slice(0, index).join('/'), rest });
  }
  return readings.reverse();
}
