import type { MetadataService } from '../../../generated/metadata/service.ts';
import type { RequestContext } from '../../context.ts';
import { revision, version } from './version.ts';

export const metadata = {
  async getVersion() {
    return { status: 200, body: { version, revision } };
  },

  async getMetadata() {
    // The server for cluster agents is not part of this instance.
    const kas = { enabled: false, externalUrl: null, version: null };
    return { status: 200, body: { version, revision, kas, enterprise: true } };
  },
} satisfies MetadataService<RequestContext>;
