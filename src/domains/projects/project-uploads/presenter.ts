import { extname } from 'node:path';
import type { ProjectUpload } from '#generated/project-uploads/types.ts';
import type { ProjectUploadRow } from './table.ts';

/** File extensions of pictures, films and sounds, which are displayed instead of linked. */
const shown = new Set(
  'png jpg jpeg gif bmp tiff ico webp svg mp4 m4v mov webm ogv mp3 oga ogg spx wav'
    .split(' ')
    .map((ending) => `.${ending}`),
);

export function presentProjectUpload(
  { secret, filename }: Pick<ProjectUploadRow, 'secret' | 'filename'>,
  project: { readonly full_path: string },
): ProjectUpload {
  const ending = extname(filename);
  const embedded = shown.has(ending.toLowerCase());
  const alt = embedded ? filename.slice(0, -ending.length) : filename;
  const url = `/uploads/${secret}/${encodeURIComponent(filename)}`;
  return {
    alt,
    url,
    full_path: `/${project.full_path}${url}`,
    markdown: `${embedded ? '!' : ''}[${alt}](${url})`,
  };
}
