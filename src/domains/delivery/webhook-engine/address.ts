const variable = /\{([A-Za-z]+[0-9]*(?:[._-][A-Za-z0-9]+)*)\}/g;

/** The names of the variables in an address. */
export function listUrlVariables(url: string): string[] {
  return [...url.matchAll(variable)].map(([, name = '']) => name);
}

const fill = (url: string, variables: ReadonlyMap<string, string>) =>
  url.replaceAll(variable, (whole, name: string) => variables.get(name) ?? whole);

/** Server of a URL, as a text for comparison; variables without a value remain. */
export function readServer(url: string, variables: ReadonlyMap<string, string>): string {
  const filled = fill(url, variables);
  return URL.canParse(filled) ? new URL(filled).origin : filled;
}

/**
 * An address with the values of its variables; null when one is missing, or the result is no http or https URL. `URL` takes
 * any number of slashes: behind three of them, user-info would be shown to others.
 */
export function fillHookAddress(url: string, variables: ReadonlyMap<string, string>): URL | null {
  if (listUrlVariables(url).some((name) => !variables.has(name))) return null;
  const filled = fill(url, variables);
  if (!/^https?:\/\/[^/\\]/i.test(filled) || !URL.canParse(filled)) return null;
  return new URL(filled);
}
