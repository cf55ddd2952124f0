import { crc32, deflateSync } from 'node:zlib';

const widthPixels = 160;
const heightPixels = 96;

/** A small PNG: the temperature of a firing over time, orange on grey. */
export function drawTemperatureChart(): Buffer {
  const rows = Buffer.alloc(heightPixels * (widthPixels + 1));
  for (let y = 0; y < heightPixels; y++) {
    for (let x = 0; x < widthPixels; x++) {
      rows[y * (widthPixels + 1) + 1 + x] = heightPixels - 1 - y <= computeLevel(x) ? 1 : 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPixels, 0);
  header.writeUInt32BE(heightPixels, 4);
  // Eight bits for a pixel, each the number of a colour.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    formatChunk('IHDR', header),
    formatChunk('PLTE', Buffer.from([0xee, 0xee, 0xec, 0xe0, 0x82, 0x3c])),
    formatChunk('IDAT', deflateSync(rows)),
    formatChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Slow rise to about half of the height, a faster rise to the top, a rest, and a fall. */
function computeLevel(x: number): number {
  if (x < 60) return x * 0.8;
  if (x < 100) return 48 + (x - 60);
  if (x < 112) return 88;
  return Math.max(4, 88 - (x - 112) * 1.8);
}

function formatChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
