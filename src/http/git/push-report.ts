import { Transform } from 'node:stream';
import { kibibyteBytes } from '#src/units.ts';

const declined = /^ng (.+) pre-receive hook declined(\n?)$/;
const reportBandId = 1;
const progressBandId = 2;
const bandBytes = 32 * kibibyteBytes;

/**
 * Puts our reasons into git's report on a push, where git itself can only say that a hook declined it: the client then
 * shows them behind each ref. `reasonOf` is asked once the report comes. Lines of `lastWords` follow the report, once
 * all that follows from the push is done; a client without bands does not get them. Everything else passes as it is.
 */
export function explainRefusals(
  reasonOf: (ref: string) => string | null,
  lastWords: () => readonly string[] = () => [],
): Transform {
  let pending: Buffer = Buffer.alloc(0);
  /** The end of a list was read, which may be that of the whole answer. */
  let over = false;
  let banded = false;
  let report: Buffer = Buffer.alloc(0);
  let broken = false;

  const rewriteLine = (line: string): string => {
    const [, ref = '', end = ''] = declined.exec(line) ?? [];
    const reason = ref === '' ? null : reasonOf(ref);
    return reason === null ? line : `ng ${ref} ${reason.replace(/\s+/g, ' ')}${end}`;
  };
  /** Lines of the report have separate packets inside those of the band. */
  const takeReport = (bytes: Buffer): Buffer[] => {
    report = Buffer.concat([report, bytes]);
    const { packets, rest } = splitPackets(report);
    report = rest;
    return packets.map((packet) =>
      packet === null ? flush : formatPacket(Buffer.from(rewriteLine(packet.toString('utf8')))),
    );
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (broken) {
        done(null, chunk);
        return;
      }
      pending = Buffer.concat([pending, chunk]);
      const { packets, rest, wrong } = splitPackets(pending);
      pending = rest;
      for (const packet of packets) {
        if (over) this.push(flush);
        over = packet === null;
        if (packet === null) continue;
        if ((packet[0] ?? 0) <= 3) banded = true;
        if (packet[0] === reportBandId) {
          const lines = Buffer.concat(takeReport(packet.subarray(1)));
          for (let at = 0; at < lines.length; at += bandBytes) {
            const part = lines.subarray(at, at + bandBytes);
            this.push(formatPacket(Buffer.concat([Buffer.of(reportBandId), part])));
          }
        } else if ((packet[0] ?? 0) <= 3) this.push(formatPacket(packet));
        // A client without bands gets the lines directly.
        else this.push(formatPacket(Buffer.from(rewriteLine(packet.toString('utf8')))));
      }
      if (wrong) {
        broken = true;
        if (over) this.push(flush);
        over = false;
        this.push(pending);
        pending = Buffer.alloc(0);
      }
      done();
    },
    flush(done) {
      if (over) {
        const words = banded ? lastWords() : [];
        for (const line of words) this.push(formatPacket(formatProgress(line)));
        this.push(flush);
      }
      if (pending.length > 0) this.push(pending);
      done();
    },
  });
}

const flush = Buffer.from('0000');

const formatProgress = (line: string) =>
  Buffer.concat([Buffer.of(progressBandId), Buffer.from(`${line}\n`)]);

/** Complete packets, null for the end of a list, and the rest; `wrong` for bytes that are no packets. */
function splitPackets(bytes: Buffer): { packets: (Buffer | null)[]; rest: Buffer; wrong: boolean } {
  const packets: (Buffer | null)[] = [];
  let at = 0;
  while (bytes.length - at >= 4) {
    const digits = bytes.toString('latin1', at, at + 4);
    const length = /^[0-9a-f]{4}$/i.test(digits) ? parseInt(digits, 16) : -1;
    if (length === 0) {
      packets.push(null);
      at += 4;
      continue;
    }
    if (length < 4) return { packets, rest: bytes.subarray(at), wrong: true };
    if (bytes.length - at < length) break;
    packets.push(bytes.subarray(at + 4, at + length));
    at += length;
  }
  return { packets, rest: bytes.subarray(at), wrong: false };
}

function formatPacket(content: Buffer): Buffer {
  const length = (content.length + 4).toString(16).padStart(4, '0');
  return Buffer.concat([Buffer.from(length), content]);
}
