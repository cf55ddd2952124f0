import type { IncomingMessage } from 'node:http';

const artifacts = /^([^?]*\/jobs\/artifacts\/)([^?]+)(\?.*)?$/;

/**
 * Joins the parts of a branch name with literal slashes in the addresses of artifacts. The name extends to the first
 * `/raw/`, or else to the last `/download`. Other addresses stay unchanged.
 */
export function joinArtifactRef(http: IncomingMessage): void {
  const { url = '/' } = http;
  if (!url.includes('/jobs/artifacts/')) return;
  const [, base = '', rest = '', query = ''] = artifacts.exec(url) ?? [];
  const raw = rest.indexOf('/raw/');
  const end = raw > 0 ? raw : rest.endsWith('/download') ? rest.length - '/download'.length : 0;
  if (end <= 0) return;
  http.url = base + rest.slice(0, end).replaceAll('/', '%2F') + rest.slice(end) + query;
}
