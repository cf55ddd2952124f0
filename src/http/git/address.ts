import type { GitService } from '#src/git/transport/transport.ts';

/** The project and the service that a request of git over HTTP asks for. */
export interface GitAddress {
  /** Full path of the project. */
  readonly path: string;
  /** `files` is the way of git before version 1.6.6, which reads a repository file by file. */
  readonly asks: 'refs' | 'service' | 'files';
  /** Null when a client asks for refs without naming one. */
  readonly service: GitService | null;
}

const shape =
  /^\/(.+?)(\.git)?\/(info\/refs|git-upload-pack|git-receive-pack|HEAD|objects\/.+)(?:\?(.*))?$/;
const services: ReadonlySet<string> = new Set(['git-upload-pack', 'git-receive-pack']);

/** The address of a request as git makes them, with `.git` behind the project or without; null for any other. */
export function parseGitAddress(url: string): GitAddress | null {
  if (url.startsWith('/api/')) return null;
  const [, encoded, ending, part = '', query = ''] = shape.exec(url) ?? [];
  if (encoded === undefined || !encoded.includes('/')) return null;
  const path = decodePath(encoded);
  if (path === null) return null;
  if (part === 'info/refs') {
    const service = new URLSearchParams(query).get('service');
    return { path, asks: 'refs', service: isService(service) ? service : null };
  }
  if (isService(part)) return { path, asks: 'service', service: part };
  // A path without the `.git` ending may be any page.
  return ending === undefined ? null : { path, asks: 'files', service: null };
}

function isService(name: string | null): name is GitService {
  return name !== null && services.has(name);
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
