const trailer = /^([A-Za-z0-9][A-Za-z0-9-]*)[ \t]*:[ \t]*(\S.*)$/;
const continuation = /^[ \t]+\S/;
/** A line that git itself writes below a message, and takes for a trailer although it has no colon. */
const cherryPicked = /^\(cherry picked from commit [0-9a-f]+\)$/;

/** Size of the end of a message that is searched for trailers. */
const tailChars = 16 * 1024;
const maxTrailers = 1000;

/**
 * Trailers of a commit message, as in `git interpret-trailers`: `Name: value` lines in the last paragraph, which must
 * not be the first one. Of several with one name the last counts. A paragraph of more than 16,384 characters has none,
 * and of more than a thousand trailers the last thousand are returned.
 */
export function readTrailers(message: string): Record<string, string> {
  const whole = message.trimEnd();
  const tail = whole.slice(-tailChars).replaceAll('\r\n', '\n');
  const begin = /^[^]*\n[ \t]*\n/.exec(tail)?.[0].length ?? 0;
  const isFirst = whole.length <= tailChars && tail.slice(0, begin).trim() === '';
  if (begin === 0 || isFirst) return {};
  const lines = tail.slice(begin).split('\n');
  const found: [string, string][] = [];
  let known = 0;
  for (const line of lines) {
    const [, name, value] = trailer.exec(line) ?? [];
    const last = found.at(-1);
    if (name !== undefined && value !== undefined) found.push([name, value.trimEnd()]);
    else if (last !== undefined && continuation.test(line)) last[1] += ` ${line.trim()}`;
    else if (!cherryPicked.test(line)) continue;
    known += 1;
  }
  // Prose with a colon here and there is prose.
  if (known < lines.length) return {};
  return Object.fromEntries(found.slice(-maxTrailers));
}
