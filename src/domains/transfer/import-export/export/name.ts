const maxBeginningChars = 51;

/** The name under which an archive is kept: when it was made, and of which project. */
export function formatArchiveName(
  { full_path }: { readonly full_path: string },
  now: Date,
): string {
  const iso = now.toISOString();
  const time = `${iso.slice(0, 10)}_${iso.slice(11, 13)}-${iso.slice(14, 16)}-${iso.slice(20, 23)}`;
  const beginning = `${time}_${full_path.replaceAll('/', '_')}`.slice(0, maxBeginningChars);
  return `${beginning}_export.tar.gz`;
}
