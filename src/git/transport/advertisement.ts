/** First answer of a server about a repository to fetch. */
interface Advertisement {
  /** The branch that its HEAD names; null when it does not say. */
  readonly head: string | null;
}

const service = '# service=git-upload-pack';
/** A line with the first ref, or with none, and the capabilities of the server. */
const firstLine = /^[0-9a-f]{40} [^\0]+\0/;

/**
 * Parses the beginning of an advertisement in git's form for requests without a version (`gitprotocol-pack`), over
 * HTTP optionally preceded by the name of the service. Null for anything else.
 */
export function readAdvertisement(bytes: Buffer): Advertisement | null {
  for (let at = 0; at + 4 <= bytes.length;) {
    const digits = bytes.toString('latin1', at, at + 4);
    if (!/^[0-9a-f]{4}$/.test(digits)) return null;
    const length = Number.parseInt(digits, 16);
    if (length === 0) {
      at += 4;
      // An empty repository advertises only this line.
      if (at === bytes.length) return { head: null };
      continue;
    }
    const line = bytes.toString('utf8', at + 4, at + length);
    at += length;
    if (length < 5 || at > bytes.length) return null;
    if (line.trimEnd() === service) continue;
    if (!firstLine.test(line)) return null;
    const [, head] = / symref=HEAD:refs\/heads\/(\S+)/.exec(line.replace('\0', ' ')) ?? [];
    return { head: head ?? null };
  }
  return null;
}
