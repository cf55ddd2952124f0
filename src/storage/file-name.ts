/**
 * A name for a file out of the one that a client gave: the last part of a path, in letters, digits and few marks that
 * mean nothing in addresses and folders. The end stays where it is too long, because it tells the kind of the file.
 */
export function toPlainFileName(fileName: string, fallback: string): string {
  const last = fileName.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = [...last.replaceAll(/[^\p{L}\p{N}._+-]/gu, '_').replace(/^[.-]+/, '')]
    .slice(-100)
    .join('');
  return plain === '' ? fallback : plain;
}
