import { OutputTooLarge } from '../errors.ts';

/** Maximum requested objects: more than the refs of any repository that is cloned whole. */
const maxWanted = 200_000;
const maxLineBytes = 65_520;

/**
 * Objects that a fetch requests, parsed as the request arrives (`gitprotocol-common`, `gitprotocol-pack`). In every
 * version of the protocol they are lines like `want <id>`, or `oid <id>` in requests for sizes. Git rejects a request
 * that cannot be parsed.
 */
export class RequestedObjects {
  readonly ids = new Set<string>();
  #rest = Buffer.alloc(0);
  #broken = false;

  /** @throws OutputTooLarge for more than anybody wants */
  take(chunk: Buffer): void {
    if (this.#broken) return;
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    while (at + 4 <= bytes.length) {
      const digits = bytes.toString('latin1', at, at + 4);
      const length = /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : 3;
      if (length === 3 || length > maxLineBytes) {
        this.#broken = true;
        return;
      }
      // Lengths below 4 are packets without a line: an end, or a delimiter between parts.
      const end = at + Math.max(4, length);
      if (end > bytes.length) break;
      if (length > 4) this.#read(bytes.toString('latin1', at + 4, Math.min(end, at + 50)));
      at = end;
    }
    this.#rest = Buffer.from(bytes.subarray(at));
  }

  #read(line: string): void {
    const id = /^(?:want|oid) ([0-9a-f]{40})/i.exec(line)?.[1];
    if (id === undefined) return;
    this.ids.add(id.toLowerCase());
    if (this.ids.size > maxWanted) throw new OutputTooLarge('the request');
  }
}
