/** Maximum length of a return address: it is sent in a header, whose size proxies limit. */
export const maxReturnChars = 4096;

/** Query that carries a return address; empty for a forbidden one. */
export function formatReturnQuery(
  address: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const back = address === '' || address.length > maxReturnChars ? {} : { return_to: address };
  const query = new URLSearchParams({ ...more, ...back }).toString();
  return query === '' ? '' : `?${query}`;
}
