import type { Metadata } from '#generated/metadata/types.ts';
import { revision, version } from './version.ts';

export function presentMetadata(): Metadata {
  // The server for cluster agents is not part of this instance.
  const kas = { enabled: false, externalUrl: null, version: null };
  return { version, revision, kas, enterprise: true };
}
