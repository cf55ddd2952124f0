/**
 * Name for a file from a client's name: the last part of a path, in letters, digits and few marks without a meaning in
 * addresses and folders. A too long name keeps its end, which contains the type of the file.
 */
export function toPlainFileName(fileName: string, fallback: string): string {
  const last = fileName.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = [...last.replaceAll(/[^\p{L}\p{N}._+-]/gu, '_').replace(/^[.-]+/, '')]
    .slice(-100)
    .join('');
  return plain === '' ? fallback : plain;
}
