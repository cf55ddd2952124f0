import type { RegistryAction } from '#src/domains/registry/container-registry/access.ts';
import type { RegistryResource } from './address.ts';
import { deleteBlob, getBlob } from './blobs.ts';
import type { Exchange, RegistryAnswer } from './exchange.ts';
import { deleteManifest, getManifest, listReferrers, listTags, putManifest } from './manifests.ts';
import { beginBlob, cancelUpload, continueBlob, endBlob, getUpload } from './uploads.ts';

/** The answer to a method at an address, and the action that its caller needs. */
interface Route {
  readonly action: RegistryAction;
  answer(exchange: Exchange): Promise<RegistryAnswer>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type OfRepositories = Exclude<RegistryResource, 'base' | 'catalog' | 'nothing'>;

/** The operations of the distribution protocol on repositories. `HEAD` is `GET` without the body. */
export const routes: Readonly<Record<OfRepositories, Readonly<Partial<Record<Method, Route>>>>> = {
  blob: {
    GET: { action: 'pull', answer: getBlob },
    DELETE: { action: 'delete', answer: deleteBlob },
  },
  uploads: {
    POST: { action: 'push', answer: beginBlob },
  },
  upload: {
    GET: { action: 'push', answer: getUpload },
    PATCH: { action: 'push', answer: continueBlob },
    PUT: { action: 'push', answer: endBlob },
    DELETE: { action: 'push', answer: cancelUpload },
  },
  manifest: {
    GET: { action: 'pull', answer: getManifest },
    PUT: { action: 'push', answer: putManifest },
    DELETE: { action: 'delete', answer: deleteManifest },
  },
  tags: {
    GET: { action: 'pull', answer: listTags },
  },
  referrers: {
    GET: { action: 'pull', answer: listReferrers },
  },
};

/** The route of a request; without a route for its method, the methods of its address. */
export function findRegistryRoute(
  resource: OfRepositories,
  method: string,
): Route | readonly string[] {
  const methods = routes[resource];
  const routed = method === 'HEAD' ? 'GET' : method;
  const route = Object.hasOwn(methods, routed) ? methods[routed as Method] : undefined;
  return route ?? Object.keys(methods);
}
