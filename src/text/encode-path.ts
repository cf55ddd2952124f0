/** Encodes each part of a path for an address; the slashes between them stay. */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');
