import { essence, isJson } from './media-type.ts';

/** Tells whether the `content` of a parameter is read. */
export const isReadContent = (mediaType: string): boolean =>
  isJson(mediaType) || essence(mediaType).startsWith('text/');
