/** Longest address that somebody is led back to: it goes into the header of an answer, which proxies bound. */
export const maxReturnChars = 4096;

/** The query that leads somebody on to an address in the end; empty where they would not be led there. */
export function formatReturnQuery(
  address: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const back = address === '' || address.length > maxReturnChars ? {} : { return_to: address };
  const query = new URLSearchParams({ ...more, ...back }).toString();
  return query === '' ? '' : `?${query}`;
}
