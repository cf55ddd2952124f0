import { drawTemperatureChart } from '#src/demo/picture.ts';

/** A picture that a browser can show. */
export const png = drawTemperatureChart();

export interface Part {
  readonly name: string;
  /** Text, or the bytes of a file. */
  readonly value: string | Buffer;
  readonly filename?: string;
}

/** A multipart body, and the header that goes with it. */
export function multipart(...parts: readonly Part[]): {
  body: Buffer;
  headers: Record<string, string>;
} {
  const boundary = 'a-boundary-that-no-file-has';
  const pieces = parts.flatMap(({ name, value, filename }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
        filename === undefined ? '' : `; filename="${filename}"`
      }\r\n\r\n`,
    ),
    Buffer.from(value as string),
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A body with a picture in the part `avatar`. */
export const withPicture = (bytes: Buffer = png, filename = 'kiln.png') =>
  multipart({ name: 'avatar', value: bytes, filename });
