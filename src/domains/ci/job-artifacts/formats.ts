import { BadRequest } from '#src/errors.ts';
import type { ArtifactFormat } from './artifact-row.ts';

/** Types that are sent in one file packed with gzip. */
const packed: ReadonlySet<string> = new Set([
  ...['metadata', 'junit', 'metrics', 'metrics_referee', 'network_referee', 'dotenv'],
  ...['cobertura', 'jacoco', 'cluster_applications', 'clusters_applications'],
  ...['cyclonedx', 'annotations', 'repository_xray'],
]);

/** The format that runners must use for a type, so that stored files are readable. */
export function findArtifactFormat(type: string): ArtifactFormat {
  if (type === 'archive' || type === 'lsif') return 'zip';
  return packed.has(type) ? 'gzip' : 'raw';
}

export const createInvalidFormat = (): BadRequest =>
  new BadRequest('Invalid file format with specified file type');
