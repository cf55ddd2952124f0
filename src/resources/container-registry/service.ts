import type { ContainerRegistryService } from '../../../generated/container-registry/service.ts';
import type { RequestContext } from '../../context.ts';
import { grantToken } from './grant.ts';

const uncached = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };

export const containerRegistry = {
  async createRegistryToken({ query }, context) {
    return { status: 200, headers: uncached, body: await grantToken(context, query) };
  },
} satisfies ContainerRegistryService<RequestContext>;
