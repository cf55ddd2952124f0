import { BadRequest } from '../../errors.ts';
import type { ArtifactFormat } from './artifact-row.ts';

/** Types that are sent in one file packed with gzip. */
const packed: ReadonlySet<string> = new Set([
  ...['metadata', 'junit', 'metrics', 'metrics_referee', 'network_referee', 'dotenv'],
  ...['cobertura', 'jacoco', 'cluster_applications', 'clusters_applications'],
  ...['cyclonedx', 'annotations', 'repository_xray'],
]);

/** The one format that files of a type have, as runners are told it: whatever is stored can be read as what it is. */
export function findArtifactFormat(type: string): ArtifactFormat {
  if (type === 'archive' || type === 'lsif') return 'zip';
  return packed.has(type) ? 'gzip' : 'raw';
}

export const createInvalidFormat = (): BadRequest =>
  new BadRequest('Invalid file format with specified file type');
