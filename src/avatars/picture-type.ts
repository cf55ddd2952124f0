/** First bytes of the allowed picture formats. SVG is excluded: it can run scripts. */
const signatures: readonly (readonly [
  mediaType: string,
  offset: number,
  bytes: readonly number[],
])[] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
  ['image/x-icon', 0, [0x00, 0x00, 0x01, 0x00]],
  ['image/bmp', 0, [0x42, 0x4d]],
  ['image/tiff', 0, [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', 0, [0x4d, 0x4d, 0x00, 0x2a]],
];

/** Media type of a picture by its content, regardless of its name; null for formats that are not allowed. */
export function detectPictureType(content: Uint8Array): string | null {
  const found = signatures.find(([, offset, bytes]) =>
    bytes.every((byte, index) => content[offset + index] === byte),
  );
  return found?.[0] ?? null;
}
