import type { BenchServer } from './processes.ts';
import { headersOfWrites } from './rows.ts';

/** Names of headers whose value differs from answer to answer. */
const changing = new Set(['date', 'x-request-id', 'x-runtime', 'keep-alive']);

/** A ratio between different answers means nothing: body and headers must be the same, byte for byte. */
export async function requireSameAnswer(
  hearth: BenchServer,
  bare: BenchServer,
  url: string,
  token: string,
  /** Body of requests that write: each client notes the time itself. */
  body?: string,
) {
  const posted = body !== undefined && {
    method: 'POST',
    body,
    headers: { ...headersOfWrites, 'private-token': token },
  };
  const textOf = (text: string) =>
    body === undefined ? text : text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'now');
  const [ours, theirs] = await Promise.all(
    [hearth, bare].map(async (server) => {
      const answer = await fetch(server.origin + url, {
        headers: { 'private-token': token },
        ...posted,
      });
      const headers = [...answer.headers].map(([name, value]) =>
        changing.has(name) || (body !== undefined && name === 'etag') ? name : `${name}: ${value}`,
      );
      return { headers: headers.sort().join('\n'), body: textOf(await answer.text()) };
    }),
  );
  for (const part of ['headers', 'body'] as const) {
    if (ours?.[part] === theirs?.[part]) continue;
    const [a = '', b = ''] = [ours?.[part], theirs?.[part]];
    let at = 0;
    while (a[at] === b[at]) at++;
    const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
    throw new Error(`${url}: different ${part}\n  Hearth: ${around(a)}\n  bare:   ${around(b)}`);
  }
}
