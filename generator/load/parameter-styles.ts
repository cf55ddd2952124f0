import { essence, isJson } from './media-type.ts';

/** Tells whether the generator supports the `content` of a parameter. */
export const isReadContent = (mediaType: string): boolean =>
  isJson(mediaType) || essence(mediaType).startsWith('text/');
