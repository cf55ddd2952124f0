import type { PushedRef } from './protocol.ts';

/** The report of a hook: refs that a push would move, with the folder of its objects, or refs that it has moved. */
export type PushReport =
  | {
      readonly kind: 'proposed';
      readonly quarantine: string;
      readonly refs: readonly PushedRef[];
      /** Refs as the client sent them. */
      readonly options: readonly string[];
    }
  | { readonly kind: 'moved'; readonly refs: readonly PushedRef[] };

const maxBytes = 64 * 1024 * 1024;
/** Refs of one push: each is judged separately, and published to subscribers. */
export const maxRefsOfPush = 10_000;
const newlineByte = 0x0a;
/** Refs begin with the id of a commit. */
const optionMark = Buffer.from('option ');
const nowhere = /^0+$/;

/**
 * Returns a function for the bytes of the hooks. It calls `report` for each whole report: a line with its name, the
 * lines that git passes to hooks, those of push options, and `end`.
 *
 * The function calls `refuse` once, at the first bytes above the limit of the host, and ignores the rest.
 */
export function readPushedRefs(
  report: (found: PushReport) => void,
  refuse: () => void,
): (chunk: Buffer) => void {
  let rest: Buffer[] = [];
  let heldBytes = 0;
  let total = 0;
  let title: string | null = null;
  let refs: PushedRef[] = [];
  let options: string[] = [];
  let refused = false;

  const take = (line: Buffer) => {
    if (title === null) {
      title = line.toString('utf8');
      return;
    }
    if (line.length !== 3 || line.toString('latin1') !== 'end') {
      if (line.subarray(0, optionMark.length).equals(optionMark)) {
        options.push(line.toString('utf8', optionMark.length));
      } else refs.push(parseLine(line));
      return;
    }
    if (title.startsWith('proposed ')) {
      report({ kind: 'proposed', quarantine: title.slice('proposed '.length), refs, options });
    } else report({ kind: 'moved', refs });
    title = null;
    refs = [];
    options = [];
    total = 0;
  };

  const giveUp = () => {
    refused = true;
    rest = [];
    refs = [];
    options = [];
    refuse();
  };

  return (chunk) => {
    if (refused) return;
    total += chunk.length;
    if (total > maxBytes) return giveUp();
    rest.push(chunk);
    heldBytes += chunk.length;
    if (!chunk.includes(newlineByte)) return;
    const bytes = rest.length === 1 ? chunk : Buffer.concat(rest, heldBytes);
    let at = 0;
    for (let end = bytes.indexOf(newlineByte); end !== -1; end = bytes.indexOf(newlineByte, at)) {
      take(bytes.subarray(at, end));
      at = end + 1;
      if (refs.length > maxRefsOfPush) return giveUp();
    }
    rest = at < bytes.length ? [bytes.subarray(at)] : [];
    heldBytes = bytes.length - at;
  };
}

/** `old new name`. */
function parseLine(line: Buffer): PushedRef {
  const first = line.indexOf(0x20);
  const second = line.indexOf(0x20, first + 1);
  const readId = (from: number, to: number) => {
    const text = line.toString('latin1', from, to);
    return nowhere.test(text) ? null : text;
  };
  return {
    ref: line.toString('utf8', second + 1),
    from: readId(0, first),
    to: readId(first + 1, second),
  };
}
