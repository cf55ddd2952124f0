import type { MetadataService } from '#generated/metadata/service.ts';
import type { RequestContext } from '#src/context.ts';
import { presentMetadata } from './presenter.ts';
import { revision, version } from './version.ts';

export const metadata = {
  async getVersion() {
    return { status: 200, body: { version, revision } };
  },

  async getMetadata() {
    return { status: 200, body: presentMetadata() };
  },
} satisfies MetadataService<RequestContext>;
